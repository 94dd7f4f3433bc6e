// Made by generate_places.py; don't edit.

extension CountryNames {
  /// Names of countries by ISO 3166 code.
  ///
  /// From CLDR 49 as carried by the PyPI package `babel` 2.19.0, written 2026-11-30.
  static let table = """
    AD: andorra|andorre|андорра|أندورا
    AE: united arab emirates|vereinigte arabische emirate|émirats arabes unis
    AE: emirats arabes unis|emiratos árabes unidos|emiratos arabes unidos
    AE: emirati arabi uniti|emirados árabes unidos|emirados arabes unidos
    AE: verenigde arabische emiraten|оаэ|الإمارات العربية المتحدة|förenade arabemiraten
    AE: forenade arabemiraten|arabiemiirikunnat|zjednoczone emiraty arabskie
    AE: birleşik arap emirlikleri|birlesik arap emirlikleri|обʼєднані арабські емірати
    AE: アラブ首長国連邦|阿拉伯联合酋长国|阿拉伯聯合大公國|아랍에미리트|संयुक्त अरब अमीरात
    AE: các tiểu vương quốc ả rập thống nhất|cac tieu vuong quoc a rap thong nhat
    AE: de forenede arabiske emirater|de forente arabiske emirater|spojené arabské emiráty
    AE: spojene arabske emiraty|egyesült arab emírségek|egyesult arab emirsegek
    AE: emiratele arabe unite|ηνωμένα αραβικά εμιράτα
    AF: afghanistan|afganistán|afganistan|afeganistão|afeganistao|афганистан|أفغانستان
    AF: افغانستان
    AG: antigua & barbuda|antigua and barbuda|antigua und barbuda|antigua-et-barbuda
    AG: antigua y barbuda|antigua e barbuda|antígua e barbuda|antigua en barbuda
    AG: антигуа и барбуда|أنتيغوا وبربودا
    AI: anguilla|anguila|ангилья|أنغويلا
    AL: albania|albanien|albanie|albânia|albanië|албания|ألبانيا|shqipëri|shqiperi
    AM: armenia|armenien|arménie|armenie|armênia|armenië|армения|أرمينيا|հայաստան
    AO: angola|ангола|أنغولا
    AQ: antarctica|antarktis|antarctique|antártida|antartida|antartide|антарктида
    AQ: أنتاركتيكا
    AR: argentina|argentinien|argentine|argentinië|argentinie|аргентина|الأرجنتين
    AR: argentiina|argentyna|arjantin|アルゼンチン|阿根廷|아르헨티나|अर्जेंटीना|argentína|αργεντινή
    AS: american samoa|amerikanisch-samoa|samoa américaines|samoa americaines
    AS: samoa americana|samoa americane|amerikaans-samoa|американское самоа|ساموا الأمريكية
    AT: austria|österreich|osterreich|autriche|áustria|oostenrijk|австрия|النمسا|österrike
    AT: osterrike|itävalta|itavalta|avusturya|австрія|オーストリア|奥地利|奧地利|오스트리아|ऑस्ट्रिया|áo|ao
    AT: østrig|ostrig|østerrike|rakousko|ausztria|αυστρία
    AU: australia|australien|australie|austrália|australië|австралия|أستراليا|avustralya
    AU: австралія|オーストラリア|澳大利亚|澳洲|오스트레일리아|ऑस्ट्रेलिया|úc|uc|austrálie|ausztrália|ausztralia
    AU: αυστραλία
    AW: aruba|аруба|أروبا
    AX: åland islands|aland islands|ålandinseln|alandinseln|îles åland|iles aland
    AX: islas aland|isole åland|isole aland|ilhas aland|åland|aland|аландские о-ва
    AX: جزر آلاند
    AZ: azerbaijan|aserbaidschan|azerbaïdjan|azerbaidjan|azerbaiyán|azerbaiyan|azerbaigian
    AZ: azerbaijão|azerbaijao|azerbeidzjan|азербайджан|أذربيجان|azərbaycan|азәрбајҹан
    BA: bosnia & herzegovina|bosnia and herzegovina|bosnien und herzegowina
    BA: bosnie-herzégovine|bosnie-herzegovine|bosnia y herzegovina|bosnia ed erzegovina
    BA: bósnia e herzegovina|bosnia e herzegovina|bosnië en herzegovina
    BA: bosnie en herzegovina|босния и герцеговина|البوسنة والهرسك|босна и херцеговина
    BA: bosna i hercegovina
    BB: barbados|barbade|барбадос|بربادوس
    BD: bangladesh|bangladesch|bangladés|banglades|бангладеш|بنغلاديش|বাংলাদেশ
    BE: belgium|belgien|belgique|bélgica|belgica|belgio|belgië|belgie|бельгия|بلجيكا|belgia
    BE: belçika|belcika|бельгія|ベルギー|比利时|比利時|벨기에|बेल्जियम|bỉ|bi|βέλγιο
    BF: burkina faso|burquina faso|буркина-фасо|بوركينا فاسو
    BG: bulgaria|bulgarien|bulgarie|bulgária|bulgarije|болгария|بلغاريا|bułgaria
    BG: bulgaristan|болгарія|ブルガリア|保加利亚|保加利亞|불가리아|बुल्गारिया|bulharsko|βουλγαρία|българия
    BH: bahrain|bahreïn|bahrein|baréin|barein|бахрейн|البحرين
    BI: burundi|бурунди|بوروندي|uburundi
    BJ: benin|bénin|benín|бенин|بنين
    BL: st. barthélemy|st. barthelemy|st barthélemy|st barthelemy|saint barthélemy
    BL: saint barthelemy|saint-barthélemy|saint-barthelemy|san bartolomé|san bartolome
    BL: são bartolomeu|sao bartolomeu|сен-бартелеми|سان بارتليمي
    BM: bermuda|bermudes|bermudas|бермудские о-ва|برمودا
    BN: brunei|brunei darussalam|brunéi|бруней|بروناي|بروني
    BO: bolivia|bolivien|bolivie|bolívia|боливия|بوليفيا
    BQ: caribbean netherlands|karibische niederlande|pays-bas caribéens|pays-bas caribeens
    BQ: caribe neerlandés|caribe neerlandes|caraibi olandesi|países baixos caribenhos
    BQ: paises baixos caribenhos|caribisch nederland|бонэйр, синт-эстатиус и саба
    BQ: هولندا الكاريبية
    BR: brazil|brasilien|brésil|bresil|brasil|brasile|brazilië|brazilie|бразилия|البرازيل
    BR: brasilia|brazylia|brezilya|бразилія|ブラジル|巴西|브라질|ब्राज़ील|brazílie|brazília|brazilia
    BR: βραζιλία
    BS: bahamas|bahama's|багамы|جزر البهاما
    BT: bhutan|bhoutan|bután|butan|butão|butao|бутан|بوتان|འབྲུག
    BV: bouvet island|bouvetinsel|île bouvet|ile bouvet|isla bouvet|isola bouvet
    BV: ilha bouvet|bouveteiland|о-в буве|جزيرة بوفيه
    BW: botswana|botsuana|ботсвана|بوتسوانا
    BY: belarus|biélorussie|bielorussie|bielorrusia|bielorussia|bielorrússia|bielorrussia
    BY: беларусь|بيلاروس
    BZ: belize|belice|белиз|بليز
    CA: canada|kanada|canadá|канада|كندا|カナダ|加拿大|캐나다|कनाडा|καναδάς
    CC: cocos islands|kokosinseln|îles cocos|iles cocos|islas cocos|isole cocos|ilhas cocos
    CC: cocoseilanden|кокосовые о-ва|جزر كوكوس
    CD: congo - kinshasa|congo-kinshasa|kongo-kinshasa|república democrática del congo
    CD: republica democratica del congo|конго - киншаса|конго-киншаса|الكونغو - كينشاسا
    CD: الكونغو-كينشاسا
    CF: central african republic|zentralafrikanische republik|république centrafricaine
    CF: republique centrafricaine|república centroafricana|republica centroafricana
    CF: repubblica centrafricana|república centro-africana|republica centro-africana
    CF: centraal-afrikaanse republiek|центрально-африканская республика
    CF: جمهورية أفريقيا الوسطى|ködörösêse tî bêafrîka|kodorosese ti beafrika
    CG: congo - brazzaville|congo-brazzaville|kongo-brazzaville|congo|república do congo
    CG: republica do congo|конго - браззавиль|конго-браззавиль|الكونغو - برازافيل
    CG: الكونغو-برازافيل
    CH: switzerland|schweiz|suisse|suiza|svizzera|suíça|suica|zwitserland|швейцария|سويسرا
    CH: sveitsi|szwajcaria|i̇sviçre|isvicre|швейцарія|スイス|瑞士|스위스|स्विट्ज़रलैंड|thụy sĩ
    CH: thuy si|sveits|švýcarsko|svycarsko|svájc|svajc|elveția|elvetia|ελβετία|schwiiz
    CI: côte d'ivoire|cote d'ivoire|costa d'avorio|costa do marfim|ivoorkust|кот-д'ивуар
    CI: ساحل العاج
    CK: cook islands|cookinseln|îles cook|iles cook|islas cook|isole cook|ilhas cook
    CK: cookeilanden|о-ва кука|جزر كوك
    CL: chile|chili|cile|чили|تشيلي
    CM: cameroon|kamerun|cameroun|camerún|camerun|camarões|camaroes|kameroen|камерун
    CM: الكاميرون
    CN: china|chine|cina|китай|الصين|kina|kiina|chiny|çin|cin|中国|中國|중국|चीन|trung quốc
    CN: trung quoc|čína|kína|κίνα
    CO: colombia|kolumbien|colombie|colômbia|колумбия|كولومبيا
    CR: costa rica|коста-рика|كوستاريكا
    CU: cuba|kuba|куба|كوبا
    CV: cape verde|cabo verde|cap-vert|capo verde|kaapverdië|kaapverdie|кабо-верде
    CV: الرأس الأخضر
    CW: curaçao|curacao|curazao|кюрасао|كوراساو|kòrsou|korsou
    CX: christmas island|weihnachtsinsel|île christmas|ile christmas|isla de navidad
    CX: isola christmas|ilha christmas|christmaseiland|о-в рождества|جزيرة كريسماس
    CY: cyprus|zypern|chypre|chipre|cipro|кипр|قبرص|κύπρος|kıbrıs|kibris
    CZ: czechia|tschechien|tchéquie|tchequie|chequia|cechia|tchéquia|tchequia|tsjechië
    CZ: tsjechie|чехия|التشيك|tjeckien|tšekki|tsekki|czechy|çekya|cekya|чехія|チェコ|捷克|체코
    CZ: चेकिया|séc|sec|tjekkiet|tsjekkia|česko|cesko|csehország|csehorszag|cehia|τσεχία
    DE: germany|deutschland|allemagne|alemania|germania|alemanha|duitsland|германия|ألمانيا
    DE: tyskland|saksa|niemcy|almanya|німеччина|ドイツ|德国|德國|독일|जर्मनी|đức|německo|nemecko
    DE: németország|nemetorszag|γερμανία
    DJ: djibouti|dschibuti|yibuti|gibuti|djibuti|джибути|جيبوتي
    DK: denmark|dänemark|danemark|dinamarca|danimarca|denemarken|дания|الدانمرك|danmark
    DK: tanska|dania|danimarka|данія|デンマーク|丹麦|丹麥|덴마크|डेनमार्क|đan mạch|dánsko|dansko|dánia
    DK: danemarca|δανία
    DM: dominica|dominique|доминика|دومينيكا
    DO: dominican republic|dominikanische republik|république dominicaine
    DO: republique dominicaine|república dominicana|republica dominicana
    DO: repubblica dominicana|dominicaanse republiek|доминиканская республика
    DO: جمهورية الدومينيكان
    DZ: algeria|algerien|algérie|algerie|argelia|argélia|algerije|алжир|الجزائر
    EC: ecuador|équateur|equateur|equador|эквадор|الإكوادور
    EE: estonia|estland|estonie|estônia|эстония|إستونيا|eesti
    EG: egypt|ägypten|agypten|égypte|egypte|egipto|egitto|egito|египет|مصر|egypten|egypti
    EG: egipt|mısır|misir|єгипет|エジプト|埃及|이집트|मिस्र|ai cập|ai cap|egyiptom|αίγυπτος
    EH: western sahara|westsahara|sahara occidental|sáhara occidental|sahara occidentale
    EH: saara ocidental|westelijke sahara|западная сахара|الصحراء الغربية
    ER: eritrea|érythrée|erythree|eritreia|эритрея|إريتريا|ኤርትራ
    ES: spain|spanien|espagne|españa|espana|spagna|espanha|spanje|испания|إسبانيا|espanja
    ES: hiszpania|i̇spanya|ispanya|іспанія|スペイン|西班牙|스페인|स्पेन|tây ban nha|tay ban nha
    ES: spania|španělsko|spanelsko|spanyolország|spanyolorszag|ισπανία
    ET: ethiopia|äthiopien|athiopien|éthiopie|ethiopie|etiopía|etiopia|etiópia|ethiopië
    ET: эфиопия|إثيوبيا|ኢትዮጵያ
    FI: finland|finnland|finlande|finlandia|finlândia|финляндия|فنلندا|suomi|finlandiya
    FI: фінляндія|フィンランド|芬兰|芬蘭|핀란드|फ़िनलैंड|phần lan|phan lan|finsko|finnország|finnorszag
    FI: finlanda|φινλανδία
    FJ: fiji|fidschi|fidji|fiyi|figi|фиджи|فيجي
    FK: falkland islands|falklandinseln|îles malouines|iles malouines|islas malvinas
    FK: isole falkland|ilhas malvinas|falklandeilanden|фолклендские о-ва|جزر فوكلاند
    FM: micronesia|mikronesien|micronésie|micronesie|micronésia
    FM: федеративные штаты микронезии|ميكرونيزيا
    FO: faroe islands|färöer|faroer|îles féroé|iles feroe|islas feroe|isole fær øer
    FO: ilhas faroé|ilhas faroe|faeröer|faeroer|фарерские о-ва|جزر فارو|føroyar|foroyar
    FR: france|frankreich|francia|frança|franca|frankrijk|франция|فرنسا|frankrike|ranska
    FR: francja|fransa|франція|フランス|法国|法國|프랑스|फ़्रांस|pháp|phap|frankrig|francie
    FR: franciaország|franciaorszag|franța|franta|γαλλία
    GA: gabon|gabun|gabón|gabão|gabao|габон|الغابون
    GB: united kingdom|vereinigtes königreich|vereinigtes konigreich|royaume-uni
    GB: reino unido|regno unito|verenigd koninkrijk|великобритания|المملكة المتحدة
    GB: storbritannien|iso-britannia|wielka brytania|birleşik krallık|birlesik krallik
    GB: велика британія|イギリス|英国|英國|영국|यूनाइटेड किंगडम|vương quốc anh|vuong quoc anh
    GB: storbritannia|spojené království|spojene kralovstvi|egyesült királyság
    GB: egyesult kiralysag|regatul unit|ηνωμένο βασίλειο
    GD: grenada|grenade|granada|гренада|غرينادا
    GE: georgia|georgien|géorgie|georgie|geórgia|georgië|грузия|جورجيا|საქართველო
    GF: french guiana|französisch-guayana|franzosisch-guayana|guyane française
    GF: guyane francaise|guayana francesa|guyana francese|guiana francesa|frans-guyana
    GF: французская гвиана|غويانا الفرنسية
    GG: guernsey|guernesey|гернси|غيرنزي
    GH: ghana|gana|гана|غانا
    GI: gibraltar|gibilterra|гибралтар|جبل طارق
    GL: greenland|grönland|gronland|groenland|groenlandia|groenlândia|гренландия|غرينلاند
    GL: kalaallit nunaat
    GM: gambia|gambie|gâmbia|гамбия|غامبيا
    GN: guinea|guinée|guinee|guiné|guine|гвинея|غينيا
    GP: guadeloupe|guadalupe|guadalupa|гваделупа|غوادلوب
    GQ: equatorial guinea|äquatorialguinea|aquatorialguinea|guinée équatoriale
    GQ: guinee equatoriale|guinea ecuatorial|guinea equatoriale|guiné equatorial
    GQ: guine equatorial|equatoriaal-guinea|экваториальная гвинея|غينيا الاستوائية
    GR: greece|griechenland|grèce|grece|grecia|grécia|griekenland|греция|اليونان|grekland
    GR: kreikka|grecja|yunanistan|греція|ギリシャ|希腊|希臘|그리스|यूनान|hy lạp|hy lap|grækenland
    GR: hellas|řecko|recko|görögország|gorogorszag|ελλάδα
    GS: south georgia & south sandwich islands|south georgia and south sandwich islands
    GS: südgeorgien und die südlichen sandwichinseln
    GS: sudgeorgien und die sudlichen sandwichinseln
    GS: géorgie du sud-et-les îles sandwich du sud
    GS: georgie du sud-et-les iles sandwich du sud|islas georgia del sur y sandwich del sur
    GS: georgia del sud e sandwich australi|ilhas geórgia do sul e sandwich do sul
    GS: ilhas georgia do sul e sandwich do sul|zuid-georgia en zuidelijke sandwicheilanden
    GS: южная георгия и южные сандвичевы о-ва|جورجيا الجنوبية وجزر ساندويتش الجنوبية
    GT: guatemala|гватемала|غواتيمالا
    GU: guam|гуам|غوام
    GW: guinea-bissau|guinée-bissau|guinee-bissau|guinea-bisáu|guinea-bisau|guiné-bissau
    GW: guine-bissau|гвинея-бисау|غينيا بيساو
    GY: guyana|guiana|гайана|غيانا
    HK: hong kong sar china|sonderverwaltungsregion hongkong|r.a.s. chinoise de hong kong
    HK: rae de hong kong|ras di hong kong|hong kong, rae da china|hongkong sar van china
    HK: гонконг|هونغ كونغ الصينية|hongkong sar|hongkong – kiinan erityishallintoalue
    HK: sra hongkong|çin hong kong öi̇b|cin hong kong oib|гонконг, оар китаю|中華人民共和国香港特別行政区
    HK: 中国香港特别行政区|中國香港特別行政區|홍콩|हाँग काँग|đặc khu hành chính hồng kông, trung quốc
    HK: sar hongkong|hongkong sar kina|hongkong – zao číny|hongkong kkt
    HK: r.a.s. hong kong, china|χονγκ κονγκ εδπ κίνας
    HM: heard island & mcdonald islands|heard island and mcdonald islands
    HM: heard und mcdonaldinseln|îles heard-et-macdonald|iles heard-et-macdonald
    HM: islas heard y mcdonald|isole heard e mcdonald|ilhas heard e mcdonald
    HM: heard en mcdonaldeilanden|о-ва херд и макдональд|جزيرة هيرد وجزر ماكدونالد
    HN: honduras|гондурас|هندوراس
    HR: croatia|kroatien|croatie|croacia|croazia|croácia|kroatië|kroatie|хорватия|كرواتيا
    HR: hrvatska
    HT: haiti|haïti|haití|гаити|هايتي
    HU: hungary|ungarn|hongrie|hungría|hungria|ungheria|hongarije|венгрия|هنغاريا|ungern
    HU: unkari|węgry|wegry|macaristan|угорщина|ハンガリー|匈牙利|헝가리|हंगरी|maďarsko|madarsko
    HU: magyarország|magyarorszag|ungaria|ουγγαρία
    ID: indonesia|indonesien|indonésie|indonesie|indonésia|indonesië|индонезия|إندونيسيا
    ID: indonezja|endonezya|індонезія|インドネシア|印度尼西亚|印尼|인도네시아|इंडोनेशिया|indonézia|indonezia
    ID: ινδονησία
    IE: ireland|irland|irlande|irlanda|ierland|ирландия|أيرلندا|irlanti|irlandia|i̇rlanda
    IE: ірландія|アイルランド|爱尔兰|愛爾蘭|아일랜드|आयरलैंड|irsko|írország|irorszag|ιρλανδία|éire|eire
    IL: israel|israël|israele|израиль|إسرائيل|izrael|i̇srail|israil|ізраїль|イスラエル|以色列|이스라엘
    IL: इज़राइल|ισραήλ|ישראל
    IM: isle of man|île de man|ile de man|isla de man|isola di man|ilha de man|о-в мэн
    IM: جزيرة مان|ellan vannin
    IN: india|indien|inde|índia|индия|الهند|intia|indie|hindistan|індія|インド|印度|인도|भारत
    IN: ấn độ|ινδία
    IO: british indian ocean territory|britisches territorium im indischen ozean
    IO: territoire britannique de l'océan indien|territoire britannique de l'ocean indien
    IO: territorio británico del océano índico|territorio britanico del oceano indico
    IO: territorio britannico dell'oceano indiano|território britânico do oceano índico
    IO: territorio britanico do oceano indico|brits indische oceaanterritorium
    IO: британская территория в индийском океане|الإقليم البريطاني في المحيط الهندي
    IQ: iraq|irak|iraque|ирак|العراق
    IR: iran|irán|irã|ira|иран|إيران|ایران
    IS: iceland|island|islande|islandia|islanda|islândia|ijsland|исландия|آيسلندا|islanti
    IS: i̇zlanda|izlanda|ісландія|アイスランド|冰岛|冰島|아이슬란드|आइसलैंड|izland|ισλανδία|ísland
    IT: italy|italien|italie|italia|itália|italië|италия|إيطاليا|włochy|wlochy|i̇talya
    IT: italya|італія|イタリア|意大利|義大利|이탈리아|इटली|itálie|olaszország|olaszorszag|ιταλία
    JE: jersey|джерси|جيرسي
    JM: jamaica|jamaika|jamaïque|jamaique|giamaica|ямайка|جامايكا
    JO: jordan|jordanien|jordanie|jordania|giordania|jordânia|jordanië|иордания|الأردن
    JP: japan|japon|japón|giappone|japão|japao|япония|اليابان|japani|japonia|japonya|японія
    JP: 日本|일본|जापान|nhật bản|nhat ban|japonsko|japán|ιαπωνία
    KE: kenya|kenia|quênia|quenia|кения|كينيا
    KG: kyrgyzstan|kirgisistan|kirghizstan|kirguistán|kirguistan|kirghizistan|quirguistão
    KG: quirguistao|kirgizië|kirgizie|киргизия|قيرغيزستان|кыргызстан
    KH: cambodia|kambodscha|cambodge|camboya|cambogia|camboja|cambodja|камбоджа|كمبوديا
    KH: កម្ពុជា
    KI: kiribati|quiribati|кирибати|كيريباتي
    KM: comoros|komoren|comores|comoras|comore|comoren|коморы|جزر القمر
    KN: st. kitts & nevis|st. kitts and nevis|st kitts & nevis|saint kitts & nevis
    KN: st. kitts und nevis|st kitts und nevis|saint kitts und nevis
    KN: saint-christophe-et-niévès|saint-christophe-et-nieves|san cristóbal y nieves
    KN: san cristobal y nieves|saint kitts e nevis|são cristóvão e névis
    KN: sao cristovao e nevis|saint kitts en nevis|сент-китс и невис|سانت كيتس ونيفيس
    KP: north korea|nordkorea|corée du nord|coree du nord|corea del norte|corea del nord
    KP: coreia do norte|noord-korea|кндр|كوريا الشمالية|북한
    KR: south korea|südkorea|sudkorea|corée du sud|coree du sud|corea del sur|corea del sud
    KR: coreia do sul|zuid-korea|республика корея|كوريا الجنوبية|sydkorea|etelä-korea
    KR: etela-korea|korea południowa|korea poludniowa|güney kore|guney kore|південна корея
    KR: 韓国|韩国|南韓|대한민국|दक्षिण कोरिया|hàn quốc|han quoc|sør-korea|sor-korea|jižní korea
    KR: jizni korea|dél-korea|del-korea|coreea de sud|νότια κορέα
    KW: kuwait|koweït|koweit|koeweit|кувейт|الكويت
    KY: cayman islands|kaimaninseln|îles caïmans|iles caimans|islas caimán|islas caiman
    KY: isole cayman|ilhas cayman|kaaimaneilanden|о-ва кайман|جزر كايمان
    KZ: kazakhstan|kasachstan|kazajistán|kazajistan|kazakistan|cazaquistão|cazaquistao
    KZ: kazachstan|казахстан|كازاخستان|қазақстан
    LA: laos|лаос|لاوس|ລາວ
    LB: lebanon|libanon|liban|líbano|libano|ливан|لبنان
    LC: st. lucia|st lucia|saint lucia|sainte-lucie|santa lucía|santa lucia|santa lúcia
    LC: сент-люсия|سانت لوسيا
    LI: liechtenstein|лихтенштейн|ليختنشتاين|liächteschtäi|liachteschtai
    LK: sri lanka|шри-ланка|سريلانكا|ශ්‍රී ලංකාව|இலங்கை
    LR: liberia|libéria|либерия|ليبيريا
    LS: lesotho|lesoto|лесото|ليسوتو
    LT: lithuania|litauen|lituanie|lituania|lituânia|litouwen|литва|ليتوانيا|lietuva
    LU: luxembourg|luxemburg|luxemburgo|lussemburgo|люксембург|لوكسمبورغ|luksemburg
    LU: lüksemburg|ルクセンブルク|卢森堡|盧森堡|룩셈부르크|लग्ज़मबर्ग|lucembursko|λουξεμβούργο|lëtzebuerg
    LU: letzebuerg
    LV: latvia|lettland|lettonie|letonia|lettonia|letônia|letland|латвия|لاتفيا|latvija
    LY: libya|libyen|libye|libia|líbia|libië|libie|ливия|ليبيا
    MA: morocco|marokko|maroc|marruecos|marocco|marrocos|марокко|المغرب|meṛṛuk|merruk
    MC: monaco|mónaco|mônaco|монако|موناكو
    MD: moldova|republik moldau|moldavie|moldavia|moldávia|moldavië|молдова|مولدوفا
    MD: republica moldova
    ME: montenegro|monténégro|черногория|الجبل الأسود|crna gora
    MF: st. martin|st martin|saint martin|saint-martin|san martín|san martin|são martinho
    MF: sao martinho|сен-мартен|سان مارتن
    MG: madagascar|madagaskar|мадагаскар|مدغشقر|madagasikara
    MH: marshall islands|marshallinseln|îles marshall|iles marshall|islas marshall
    MH: isole marshall|ilhas marshall|marshalleilanden|маршалловы о-ва|جزر مارشال
    MK: north macedonia|nordmazedonien|macédoine du nord|macedoine du nord
    MK: macedonia del norte|macedonia del nord|macedônia do norte|macedonia do norte
    MK: noord-macedonië|noord-macedonie|северная македония|مقدونيا الشمالية
    MK: северна македонија
    ML: mali|мали|مالي
    MM: myanmar|mianmar|мьянма|ميانمار|မြန်မာ
    MN: mongolia|mongolei|mongolie|mongólia|mongolië|монголия|منغوليا|монгол
    MO: macao sar china|sonderverwaltungsregion macau|r.a.s. chinoise de macao|rae de macao
    MO: ras di macao|macau, rae da china|macau sar van china|макао
    MO: منطقة ماكاو الإدارية الخاصة|中國澳門特別行政區
    MP: northern mariana islands|nördliche marianen|nordliche marianen
    MP: îles mariannes du nord|iles mariannes du nord|islas marianas del norte
    MP: isole marianne settentrionali|ilhas marianas do norte|noordelijke marianen
    MP: северные марианские о-ва|جزر ماريانا الشمالية
    MQ: martinique|martinica|мартиника|جزر المارتينيك
    MR: mauritania|mauretanien|mauritanie|mauritânia|mauritanië|мавритания|موريتانيا
    MS: montserrat|монтсеррат|مونتسرات
    MT: malta|malte|мальта|مالطا
    MU: mauritius|maurice|mauricio|maurício|маврикий|موريشيوس
    MV: maldives|malediven|maldivas|maldive|maldiven|мальдивы|جزر المالديف|ދިވެހި ރާއްޖެ
    MW: malawi|malaui|малави|ملاوي
    MX: mexico|mexiko|mexique|méxico|messico|мексика|المكسيك|meksiko|meksyk|meksika|メキシコ
    MX: 墨西哥|멕시코|मैक्सिको|mexikó|mexic|μεξικό
    MY: malaysia|malaisie|malasia|malásia|maleisië|maleisie|малайзия|ماليزيا|malesia
    MY: malezja|malezya|малайзія|マレーシア|马来西亚|馬來西亞|말레이시아|मलेशिया|malajsie|malajzia|μαλαισία
    MZ: mozambique|mosambik|mozambico|moçambique|mocambique|мозамбик|موزمبيق
    NA: namibia|namibie|namíbia|namibië|намибия|ناميبيا
    NC: new caledonia|neukaledonien|nouvelle-calédonie|nouvelle-caledonie|nueva caledonia
    NC: nuova caledonia|nova caledônia|nova caledonia|nieuw-caledonië|nieuw-caledonie
    NC: новая каледония|كاليدونيا الجديدة
    NE: niger|níger|нигер|النيجر
    NF: norfolk island|norfolkinsel|île norfolk|ile norfolk|isla norfolk|isola norfolk
    NF: ilha norfolk|norfolk|о-в норфолк|جزيرة نورفولك
    NG: nigeria|nigéria|нигерия|نيجيريا|nàìjíríà|naijiria
    NI: nicaragua|nicarágua|никарагуа|نيكاراغوا
    NL: netherlands|niederlande|pays-bas|países bajos|paises bajos|paesi bassi
    NL: países baixos|paises baixos|nederland|нидерланды|هولندا|nederländerna|nederlanderna
    NL: alankomaat|holandia|hollanda|нідерланди|オランダ|荷兰|荷蘭|네덜란드|नीदरलैंड|hà lan|ha lan
    NL: nederlandene|nizozemsko|hollandia|țările de jos|tarile de jos|κάτω χώρες
    NO: norway|norwegen|norvège|norvege|noruega|norvegia|noorwegen|норвегия|النرويج|norge
    NO: norja|norwegia|norveç|norvec|норвегія|ノルウェー|挪威|노르웨이|नॉर्वे|na uy|norsko|norvégia
    NO: νορβηγία|noreg
    NP: nepal|népal|непал|نيبال|नेपाल
    NR: nauru|науру|ناورو
    NU: niue|ниуэ|نيوي
    NZ: new zealand|neuseeland|nouvelle-zélande|nouvelle-zelande|nueva zelanda
    NZ: nuova zelanda|nova zelândia|nova zelandia|nieuw-zeeland|новая зеландия|نيوزيلندا
    NZ: nya zeeland|uusi-seelanti|nowa zelandia|yeni zelanda|нова зеландія|ニュージーランド|新西兰|紐西蘭
    NZ: 뉴질랜드|न्यूज़ीलैंड|nový zéland|novy zeland|új-zéland|uj-zeland|noua zeelandă
    NZ: noua zeelanda|νέα ζηλανδία|aotearoa
    OM: oman|omán|omã|oma|оман|عُمان
    PA: panama|panamá|панама|بنما
    PE: peru|pérou|perou|perú|perù|перу|بيرو
    PF: french polynesia|französisch-polynesien|franzosisch-polynesien|polynésie française
    PF: polynesie francaise|polinesia francesa|polinesia francese|polinésia francesa
    PF: frans-polynesië|frans-polynesie|французская полинезия|بولينيزيا الفرنسية
    PG: papua new guinea|papua-neuguinea|papouasie-nouvelle-guinée
    PG: papouasie-nouvelle-guinee|papúa nueva guinea|papua nueva guinea|papua nuova guinea
    PG: papua-nova guiné|papua-nova guine|papoea-nieuw-guinea|папуа — новая гвинея
    PG: بابوا غينيا الجديدة|papua niugini
    PH: philippines|philippinen|filipinas|filippine|filipijnen|филиппины|الفلبين
    PH: filippinerna|filippiinit|filipiny|filipinler|філіппіни|フィリピン|菲律宾|菲律賓|필리핀|फ़िलिपींस
    PH: filippinerne|filippinene|filipíny|fülöp-szigetek|fulop-szigetek|filipine|φιλιππίνες
    PH: pilipinas
    PK: pakistan|pakistán|paquistão|paquistao|пакистан|باكستان|پاکستان
    PL: poland|polen|pologne|polonia|polônia|польша|بولندا|puola|polska|polonya|польща
    PL: ポーランド|波兰|波蘭|폴란드|पोलैंड|ba lan|polsko|lengyelország|lengyelorszag|πολωνία
    PM: st. pierre & miquelon|st. pierre and miquelon|st pierre & miquelon
    PM: saint pierre & miquelon|st. pierre und miquelon|st pierre und miquelon
    PM: saint pierre und miquelon|saint-pierre-et-miquelon|san pedro y miquelón
    PM: san pedro y miquelon|saint-pierre e miquelon|são pedro e miquelão
    PM: sao pedro e miquelao|saint-pierre en miquelon|сен-пьер и микелон|سان بيير ومكويلون
    PN: pitcairn islands|pitcairninseln|îles pitcairn|iles pitcairn|islas pitcairn
    PN: isole pitcairn|ilhas pitcairn|pitcairneilanden|о-ва питкэрн|جزر بيتكيرن
    PR: puerto rico|porto rico|portorico|пуэрто-рико|بورتوريكو
    PS: palestinian territories|palästinensische autonomiegebiete
    PS: palastinensische autonomiegebiete|territoires palestiniens|territorios palestinos
    PS: territori palestinesi|territórios palestinos|palestijnse gebieden
    PS: палестинские территории|الأراضي الفلسطينية
    PT: portugal|portogallo|португалия|البرتغال|portugali|portugalia|portekiz|португалія
    PT: ポルトガル|葡萄牙|포르투갈|पुर्तगाल|bồ đào nha|portugalsko|portugália|πορτογαλία
    PW: palau|palaos|палау|بالاو
    PY: paraguay|paraguai|парагвай|باراغواي
    QA: qatar|katar|catar|катар|قطر
    RE: réunion|reunion|la réunion|la reunion|reunión|riunione|reunião|reuniao|реюньон
    RE: روينيون
    RO: romania|rumänien|rumanien|roumanie|rumanía|rumania|romênia|romenia|roemenië
    RO: roemenie|румыния|رومانيا|rumunia|romanya|румунія|ルーマニア|罗马尼亚|羅馬尼亞|루마니아|रोमानिया
    RO: rumænien|rumunsko|románia|românia|ρουμανία
    RS: serbia|serbien|serbie|sérvia|servia|servië|servie|сербия|صربيا|srbija|србија
    RU: russia|russland|russie|rusia|rússia|rusland|россия|روسيا|ryssland|venäjä|venaja
    RU: rosja|rusya|росія|ロシア|俄罗斯|俄羅斯|러시아|रूस|nga|rusko|oroszország|oroszorszag|ρωσία
    RW: rwanda|ruanda|руанда|رواندا|u rwanda
    SA: saudi arabia|saudi-arabien|arabie saoudite|arabia saudí|arabia saudi|arabia saudita
    SA: arábia saudita|saoedi-arabië|saoedi-arabie|саудовская аравия
    SA: المملكة العربية السعودية|saudiarabien|saudi-arabia|arabia saudyjska|suudi arabistan
    SA: саудівська аравія|サウジアラビア|沙特阿拉伯|沙烏地阿拉伯|사우디아라비아|सऊदी अरब|ả rập xê-út|a rap xe-ut
    SA: saúdská arábie|saudska arabie|szaúd-arábia|szaud-arabia|arabia saudită
    SA: σαουδική αραβία
    SB: solomon islands|salomonen|îles salomon|iles salomon|islas salomón|islas salomon
    SB: isole salomone|ilhas salomão|ilhas salomao|salomonseilanden|соломоновы о-ва
    SB: جزر سليمان
    SC: seychelles|seychellen|seicheles|сейшельские о-ва|سيشل
    SD: sudan|soudan|sudán|sudão|sudao|soedan|судан|السودان
    SE: sweden|schweden|suède|suede|suecia|svezia|suécia|zweden|швеция|السويد|sverige
    SE: ruotsi|szwecja|i̇sveç|isvec|швеція|スウェーデン|瑞典|스웨덴|स्वीडन|thụy điển|švédsko|svedsko
    SE: svédország|svedorszag|suedia|σουηδία
    SG: singapore|singapur|singapour|singapura|сингапур|سنغافورة|сінгапур|シンガポール|新加坡|싱가포르
    SG: सिंगापुर|szingapúr|szingapur|σιγκαπούρη|சிங்கப்பூர்
    SH: st. helena, ascension & tristan da cunha|st. helena, ascension and tristan da cunha
    SH: st helena, ascension & tristan da cunha|saint helena, ascension & tristan da cunha
    SH: st. helena|st helena|saint helena|sainte-hélène|sainte-helene|santa elena
    SH: sant'elena|santa helena|sint-helena|о-в св. елены|سانت هيلينا
    SI: slovenia|slowenien|slovénie|slovenie|eslovenia|eslovênia|slovenië|словения|سلوفينيا
    SI: slovenija
    SJ: svalbard & jan mayen|svalbard and jan mayen|spitzbergen und jan mayen
    SJ: svalbard et jan mayen|svalbard y jan mayen|svalbard e jan mayen
    SJ: spitsbergen en jan mayen|шпицберген и ян-майен|سفالبارد وجان ماين
    SJ: svalbard og jan mayen
    SK: slovakia|slowakei|slovaquie|eslovaquia|slovacchia|eslováquia|slowakije|словакия
    SK: سلوفاكيا|slovakien|słowacja|slowacja|slovakya|словаччина|スロバキア|斯洛伐克|슬로바키아
    SK: स्लोवाकिया|slovakiet|slovensko|szlovákia|szlovakia|slovacia|σλοβακία
    SL: sierra leone|sierra leona|serra leoa|сьерра-леоне|سيراليون
    SM: san marino|saint-marin|сан-марино|سان مارينو
    SN: senegal|sénégal|сенегал|السنغال|senegaal
    SO: somalia|somalie|somália|somalië|сомали|الصومال|soomaaliya
    SR: suriname|surinam|суринам|سورينام
    SS: south sudan|südsudan|sudsudan|soudan du sud|sudán del sur|sudan del sur|sud sudan
    SS: sudão do sul|sudao do sul|zuid-soedan|южный судан|جنوب السودان
    ST: são tomé & príncipe|sao tome & principe|são tomé and príncipe|sao tome and principe
    ST: são tomé und príncipe|sao tome und principe|sao tomé-et-principe
    ST: sao tome-et-principe|santo tomé y príncipe|santo tome y principe
    ST: são tomé e príncipe|sao tome e principe|sao tomé en principe|sao tome en principe
    ST: сан-томе и принсипи|ساو تومي وبرينسيبي
    SV: el salvador|salvador|сальвадор|السلفادور
    SX: sint maarten|saint-martin|sint-maarten|синт-мартен|سانت مارتن
    SY: syria|syrien|syrie|siria|síria|syrië|сирия|سوريا
    SZ: eswatini|esuatini|essuatíni|essuatini|эсватини|إسواتيني
    TC: turks & caicos islands|turks and caicos islands|turks- und caicosinseln
    TC: îles turques-et-caïques|iles turques-et-caiques|islas turcas y caicos
    TC: isole turks e caicos|ilhas turcas e caicos|turks- en caicoseilanden|тёркс и кайкос
    TC: جزر توركس وكايكوس
    TD: chad|tschad|tchad|ciad|chade|tsjaad|чад|تشاد
    TF: french southern and antarctic lands|französische süd- und antarktisgebiete
    TF: franzosische sud- und antarktisgebiete|terres australes françaises
    TF: terres australes francaises|territorios australes franceses|terre australi francesi
    TF: territórios franceses do sul|territorios franceses do sul
    TF: franse gebieden in de zuidelijke indische oceaan|французские южные территории
    TF: الأقاليم الجنوبية الفرنسية
    TG: togo|того|توغو
    TH: thailand|thaïlande|thailande|tailandia|thailandia|tailândia|таиланд|تايلاند|thaimaa
    TH: tajlandia|tayland|таїланд|タイ|泰国|泰國|태국|थाईलैंड|thái lan|thai lan|thajsko|thaiföld
    TH: thaifold|thailanda|ταϊλάνδη|ไทย
    TJ: tajikistan|tadschikistan|tadjikistan|tayikistán|tayikistan|tagikistan|tadjiquistão
    TJ: tadjiquistao|tadzjikistan|таджикистан|طاجيكستان|тоҷикистон
    TK: tokelau|токелау|توكيلاو
    TL: timor-leste|timor oriental|timor est|oost-timor|восточный тимор|تيمور - ليشتي
    TL: تيمور-ليشتي
    TM: turkmenistan|turkménistan|turkmenistán|turcomenistão|turcomenistao|туркменистан
    TM: تركمانستان|türkmenistan
    TN: tunisia|tunesien|tunisie|túnez|tunez|tunísia|tunesië|tunesie|тунис|تونس
    TO: tonga|тонга|تونغا
    TR: türkiye|turkiye|türkei|turkei|turquie|turquía|turquia|turchia|turkije|турция|تركيا
    TR: turkiet|turkki|turcja|туреччина|トルコ|土耳其|튀르키예|तुर्किये|thổ nhĩ kỳ|tho nhi ky|tyrkiet
    TR: tyrkia|turecko|törökország|torokorszag|turcia|τουρκία
    TT: trinidad & tobago|trinidad and tobago|trinidad und tobago|trinité-et-tobago
    TT: trinite-et-tobago|trinidad y tobago|trinidad e tobago|trinidad en tobago
    TT: тринидад и тобаго|ترينيداد وتوباغو
    TV: tuvalu|тувалу|توفالو
    TW: taiwan|taïwan|taiwán|тайвань|تايوان|tajwan|tayvan|台湾|台灣|대만|ताइवान|đài loan
    TW: tchaj-wan|tajvan|ταϊβάν
    TZ: tanzania|tansania|tanzanie|tanzânia|танзания|تنزانيا
    UA: ukraine|ucrania|ucraina|ucrânia|oekraïne|oekraine|украина|أوكرانيا|ukraina|ukrayna
    UA: україна|ウクライナ|乌克兰|烏克蘭|우크라이나|यूक्रेन|ukrajina|ukrajna|ουκρανία
    UG: uganda|ouganda|oeganda|уганда|أوغندا
    UM: u.s. outlying islands|amerikanische überseeinseln|amerikanische uberseeinseln
    UM: îles mineures éloignées des états-unis|iles mineures eloignees des etats-unis
    UM: islas menores alejadas de ee. uu.|isole minori esterne degli stati uniti
    UM: ilhas menores distantes dos eua|kleine afgelegen eilanden van de verenigde staten
    UM: внешние малые о-ва|جزر الولايات المتحدة النائية
    US: united states|vereinigte staaten|états-unis|etats-unis|estados unidos|stati uniti
    US: verenigde staten|соединенные штаты|الولايات المتحدة|usa|yhdysvallat
    US: stany zjednoczone|amerika birleşik devletleri|amerika birlesik devletleri
    US: сполучені штати|アメリカ合衆国|美国|美國|미국|संयुक्त राज्य|hoa kỳ|hoa ky|spojené státy
    US: spojene staty|egyesült államok|egyesult allamok|statele unite ale americii
    US: ηνωμένες πολιτείες
    UY: uruguay|uruguai|уругвай|أورغواي
    UZ: uzbekistan|usbekistan|ouzbékistan|ouzbekistan|uzbekistán|uzbequistão|uzbequistao
    UZ: oezbekistan|узбекистан|أوزبكستان|o'zbekiston|ўзбекистон
    VA: vatican city|vatikanstadt|état de la cité du vatican|etat de la cite du vatican
    VA: ciudad del vaticano|città del vaticano|citta del vaticano|cidade do vaticano
    VA: vaticaanstad|ватикан|الفاتيكان
    VC: st. vincent & grenadines|st. vincent and grenadines|st vincent & grenadines
    VC: saint vincent & grenadines|st. vincent und die grenadinen
    VC: st vincent und die grenadinen|saint vincent und die grenadinen
    VC: saint-vincent-et-les grenadines|san vicente y las granadinas
    VC: saint vincent e grenadine|são vicente e granadinas|sao vicente e granadinas
    VC: saint vincent en de grenadines|сент-винсент и гренадины|سانت فنسنت وجزر غرينادين
    VE: venezuela|венесуэла|فنزويلا
    VG: british virgin islands|britische jungferninseln|îles vierges britanniques
    VG: iles vierges britanniques|islas vírgenes británicas|islas virgenes britanicas
    VG: isole vergini britanniche|ilhas virgens britânicas|ilhas virgens britanicas
    VG: britse maagdeneilanden|виргинские о-ва|جزر فيرجن البريطانية
    VI: u.s. virgin islands|amerikanische jungferninseln|îles vierges des états-unis
    VI: iles vierges des etats-unis|islas vírgenes de ee. uu.|islas virgenes de ee. uu.
    VI: isole vergini americane|ilhas virgens americanas|amerikaanse maagdeneilanden
    VI: виргинские о-ва|جزر فيرجن الأمريكية
    VN: vietnam|viêt nam|viet nam|vietnã|vietna|вьетнам|فيتنام|wietnam|вʼєтнам|ベトナム|越南|베트남
    VN: वियतनाम|việt nam|vietnám|βιετνάμ
    VU: vanuatu|вануату|فانواتو
    WF: wallis & futuna|wallis and futuna|wallis und futuna|wallis-et-futuna
    WF: wallis y futuna|wallis e futuna|wallis en futuna|уоллис и футуна|جزر والس وفوتونا
    WS: samoa|самоа|ساموا
    XK: kosovo|косово|كوسوفو|kosovë|kosove
    YE: yemen|jemen|yémen|iêmen|iemen|йемен|اليمن
    YT: mayotte|майотта|مايوت
    ZA: south africa|südafrika|sudafrika|afrique du sud|sudáfrica|sudafrica|áfrica do sul
    ZA: africa do sul|zuid-afrika|южно-африканская республика|جنوب أفريقيا|sydafrika
    ZA: etelä-afrikka|etela-afrikka|republika południowej afryki
    ZA: republika poludniowej afryki|güney afrika|guney afrika
    ZA: південно-африканська республіка|南アフリカ|南非|남아프리카|दक्षिण अफ़्रीका|nam phi|sør-afrika
    ZA: sor-afrika|jihoafrická republika|jihoafricka republika|dél-afrikai köztársaság
    ZA: del-afrikai koztarsasag|africa de sud|νότια αφρική
    ZM: zambia|sambia|zambie|zâmbia|замбия|زامبيا
    ZW: zimbabwe|simbabwe|zimbabue|zimbábue|зимбабве|زيمبابوي
    """
}
