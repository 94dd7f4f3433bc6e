// Made by generate_locale_names.py; don't edit.

extension CurrencyNames {
  /// Full names of currencies by ISO 4217 code.
  ///
  /// From CLDR 49 as carried by the PyPI package `babel` 2.19.0, written 2026-11-30.
  static let table = """
    ADP: andorran peseta|andorran pesetas
    AED: united arab emirates dirham|uae dirham|uae dirhams|vae-dirham
    AED: dirham des émirats arabes unis|dirham des emirats arabes unis
    AED: dirhams des émirats arabes unis|dirhams des emirats arabes unis
    AED: dírham de los emiratos árabes unidos|dirham de los emiratos arabes unidos
    AED: dírhams de los emiratos árabes unidos|dirhams de los emiratos arabes unidos
    AED: dirham degli emirati arabi uniti|dirham degli eau
    AED: dirham dos emirados árabes unidos|dirham dos emirados arabes unidos|dirham dos eau
    AED: dirhams dos eau|verenigde arabische emiraten-dirham|emiratisk dirham
    AED: arabiemiirikuntien dirhami|arabiemiirikuntien dirhamia|dirham zea|dirhamy zea
    AED: dirhamów zea|dirhamow zea|dirhama zea|birleşik arap emirlikleri dirhemi
    AED: birlesik arap emirlikleri dirhemi|bae dirhemi|дирхам оаэ|дирхама оаэ|дирхамов оаэ
    AED: дирхам оае|дирхами оае|дирхамів оае|дирхама оае|アラブ首長国連邦ディルハム|uae ディルハム|阿联酋迪拉姆
    AED: 阿拉伯聯合大公國迪爾汗|아랍에미리트 디르함|संयुक्त अरब अमीरात दिरहम|درهم إماراتي|dirham uae
    AFN: afghan afghani|afghan afghanis
    ALL: albanian lek|albanian lekë|albanian leke
    AMD: armenian dram|armenian drams
    ANG: netherlands antillean guilder|netherlands antillean guilders
    AOA: angolan kwanza|angolan kwanzas
    ARA: argentine austral|argentine australs
    ARS: argentine peso|argentine pesos
    ATS: austrian schilling|austrian schillings
    AUD: australian dollar|australian dollars|australischer dollar|australische dollar
    AUD: dollar australien|dollars australiens|dólar australiano|dolar australiano
    AUD: dólares australianos|dolares australianos|dollaro australiano|dollari australiani
    AUD: australisk dollar|australiska dollar|australian dollari|australian dollaria
    AUD: dolar australijski|dolary australijskie|dolarów australijskich
    AUD: dolarow australijskich|dolara australijskiego|avustralya doları|avustralya dolari
    AUD: австралийский доллар|австралийских доллара|австралийских долларов
    AUD: австралийского доллара|австралійський долар|австралійські долари
    AUD: австралійських доларів|австралійського долара|オーストラリア ドル|澳大利亚元|澳幣|호주 달러
    AUD: ऑस्ट्रेलियाई डॉलर|دولار أسترالي|đô la australia
    AWG: aruban florin
    AZN: azerbaijani manat|azerbaijani manats
    BAM: bosnia-herzegovina convertible mark|bosnia-herzegovina convertible marks
    BBD: barbadian dollar|barbadian dollars
    BDT: bangladeshi taka|bangladeshi takas
    BEF: belgian franc|belgian francs
    BGL: bulgarian hard lev|bulgarian hard leva
    BGM: bulgarian socialist lev|bulgarian socialist leva
    BGN: bulgarian lev|bulgarian leva
    BHD: bahraini dinar|bahraini dinars
    BIF: burundian franc|burundian francs
    BMD: bermudan dollar|bermudan dollars
    BND: brunei dollar|brunei dollars
    BOB: bolivian boliviano|bolivian bolivianos
    BOP: bolivian peso|bolivian pesos
    BOV: bolivian mvdol|bolivian mvdols
    BRL: brazilian real|brazilian reals|brasilianischer real|brasilianische real
    BRL: réal brésilien|real bresilien|réals brésiliens|reals bresiliens|real brasileño
    BRL: real brasileno|reales brasileños|reales brasilenos|real brasiliano|real brasiliani
    BRL: real brasileiro|reais brasileiros|braziliaanse real|brasiliansk real
    BRL: brasilianska real|brasilian real|brasilian realia|real brazylijski
    BRL: reale brazylijskie|reali brazylijskich|reala brazylijskiego|brezilya reali
    BRL: бразильский реал|бразильских реала|бразильских реалов|бразильского реала
    BRL: бразильський реал|бразильські реали|бразильських реалів|бразильського реала
    BRL: ブラジル レアル|巴西雷亚尔|巴西雷亞爾|브라질 레알|ब्राज़ीली रियाल|ريال برازيلي|real braxin
    BSD: bahamian dollar|bahamian dollars
    BTN: bhutanese ngultrum|bhutanese ngultrums
    BUK: burmese kyat|burmese kyats
    BWP: botswanan pula|botswanan pulas
    BYN: belarusian ruble|belarusian rubles
    BZD: belize dollar|belize dollars
    CAD: canadian dollar|canadian dollars|kanadischer dollar|kanadische dollar
    CAD: dollar canadien|dollars canadiens|dólar canadiense|dolar canadiense
    CAD: dólares canadienses|dolares canadienses|dollaro canadese|dollari canadesi
    CAD: dólar canadense|dolar canadense|dólares canadenses|dolares canadenses
    CAD: canadese dollar|kanadensisk dollar|kanadensiska dollar|kanadan dollari
    CAD: kanadan dollaria|dolar kanadyjski|dolary kanadyjskie|dolarów kanadyjskich
    CAD: dolarow kanadyjskich|dolara kanadyjskiego|kanada doları|kanada dolari
    CAD: канадский доллар|канадских доллара|канадских долларов|канадского доллара
    CAD: канадський долар|канадські долари|канадських доларів|канадського долара|カナダ ドル
    CAD: 加拿大元|加幣|캐나다 달러|कनाडाई डॉलर|دولار كندي|đô la canada
    CDF: congolese franc|congolese francs
    CHE: wir euro|wir euros
    CHF: swiss franc|swiss francs|schweizer franken|franc suisse|francs suisses
    CHF: franco suizo|francos suizos|franco svizzero|franchi svizzeri|franco suíço
    CHF: franco suico|francos suíços|francos suicos|zwitserse frank|schweizisk franc
    CHF: schweiziska franc|sveitsin frangi|sveitsin frangia|frank szwajcarski
    CHF: franki szwajcarskie|franków szwajcarskich|frankow szwajcarskich
    CHF: franka szwajcarskiego|i̇sviçre frangı|isvicre frangi|швейцарский франк
    CHF: швейцарских франка|швейцарских франков|швейцарского франка|швейцарський франк
    CHF: швейцарські франки|швейцарських франків|швейцарського франка|スイス フラン|瑞士法郎|스위스 프랑
    CHF: स्विस फ़्रैंक|فرنك سويسري|franc thụy sĩ|franc thuy si
    CHW: wir franc|wir francs
    CLE: chilean escudo|chilean escudos
    CLP: chilean peso|chilean pesos
    CNY: chinese yuan|renminbi yuan|chinesischer yuan|yuan renminbi chinois
    CNY: yuans renminbi chinois|yuan renminbi|yuanes renminbi|yuan cinese|yuan cinesi
    CNY: yuan chinês|yuan chines|yuans chineses|kinesisk yuan|kinesiska yuan|kiinan juan
    CNY: kiinan juania|juan chiński|juan chinski|juany chińskie|juany chinskie
    CNY: juanów chińskich|juanow chinskich|juana chińskiego|juana chinskiego|çin yuanı
    CNY: cin yuani|китайский юань|китайских юаня|китайских юаней|китайского юаня
    CNY: китайський юань|китайські юані|китайських юанів|китайського юаня|中国人民元|人民币|人民幣
    CNY: 중국 위안화|चीनी युआन|يوان صيني|nhân dân tệ|nhan dan te
    COP: colombian peso|colombian pesos
    COU: colombian real value unit|colombian real value units
    CRC: costa rican colón|costa rican colon|costa rican colóns|costa rican colons
    CSK: czechoslovak hard koruna|czechoslovak hard korunas
    CUC: cuban convertible peso|cuban convertible pesos
    CUP: cuban peso|cuban pesos
    CVE: cape verdean escudo|cape verdean escudos
    CYP: cypriot pound|cypriot pounds
    CZK: czech koruna|czech korunas|tschechische krone|tschechische kronen|couronne tchèque
    CZK: couronne tcheque|couronnes tchèques|couronnes tcheques|corona checa|coronas checas
    CZK: corona ceca|corone ceche|coroa tcheca|coroas tchecas|tsjechische kroon
    CZK: tsjechische kronen|tjeckisk koruna|tjeckiska koruna|tšekin koruna|tsekin koruna
    CZK: tšekin korunaa|tsekin korunaa|korona czeska|korony czeskie|koron czeskich
    CZK: korony czeskiej|çek korunası|cek korunasi|чешская крона|чешские кроны|чешских крон
    CZK: чешской кроны|чеська крона|чеські крони|чеських крон|чеської крони|チェコ コルナ|捷克克朗
    CZK: 체코 코루나|चेक गणराज्य कोरुना|كرونة تشيكية|koruna cộng hòa séc|koruna cong hoa sec
    DDM: east german mark|east german marks
    DEM: german mark|german marks
    DJF: djiboutian franc|djiboutian francs
    DKK: danish krone|danish kroner|dänische krone|danische krone|dänische kronen
    DKK: danische kronen|couronne danoise|couronnes danoises|corona danesa|coronas danesas
    DKK: corona danese|corone danesi|coroa dinamarquesa|coroas dinamarquesas|deense kroon
    DKK: deense kronen|dansk krona|danska kronor|tanskan kruunu|tanskan kruunua
    DKK: korona duńska|korona dunska|korony duńskie|korony dunskie|koron duńskich
    DKK: koron dunskich|korony duńskiej|korony dunskiej|danimarka kronu|датская крона
    DKK: датские кроны|датских крон|датской кроны|данська крона|данські крони|данських крон
    DKK: данської крони|デンマーク クローネ|丹麦克朗|丹麥克朗|덴마크 크로네|डैनिश क्रोन|كرونة دنماركية
    DKK: krone đan mạch
    DOP: dominican peso|dominican pesos
    DZD: algerian dinar|algerian dinars
    ECS: ecuadorian sucre|ecuadorian sucres
    ECV: ecuadorian unit of constant value|ecuadorian units of constant value
    EEK: estonian kroon|estonian kroons
    EGP: egyptian pound|egyptian pounds|ägyptisches pfund|agyptisches pfund
    EGP: ägyptische pfund|agyptische pfund|livre égyptienne|livre egyptienne
    EGP: livres égyptiennes|livres egyptiennes|libra egipcia|libras egipcias
    EGP: sterlina egiziana|sterline egiziane|libra egípcia|libras egípcias|egyptisch pond
    EGP: egyptiskt pund|egyptiska pund|egyptin punta|egyptin puntaa|funt egipski
    EGP: funty egipskie|funtów egipskich|funtow egipskich|funta egipskiego|mısır lirası
    EGP: misir lirasi|египетский фунт|египетских фунта|египетских фунтов|египетского фунта
    EGP: єгипетський фунт|єгипетські фунти|єгипетських фунтів|єгипетського фунта|エジプト ポンド
    EGP: 埃及镑|埃及鎊|이집트 파운드|मिस्र पाउंड|جنيه مصري|جنيهان مصريان|جنيهات مصرية|جنيهًا مصريًا
    EGP: bảng ai cập|bang ai cap
    ERN: eritrean nakfa|eritrean nakfas
    ESP: spanish peseta|spanish pesetas
    ETB: ethiopian birr|ethiopian birrs
    EUR: euro|euros|euroa|евро|євро|ユーロ|欧元|歐元|유로|यूरो|يورو
    FIM: finnish markka|finnish markkas
    FJD: fijian dollar|fijian dollars
    FKP: falkland islands pound|falkland islands pounds
    FRF: french franc|french francs
    GBP: british pound|british pounds|britisches pfund|britische pfund|livre sterling
    GBP: livres sterling|libra esterlina|libras esterlinas|sterlina britannica
    GBP: sterline britanniche|britse pond|brittiskt pund|brittiska pund|englannin punta
    GBP: englannin puntaa|funt szterling|funty szterlingi|funtów szterlingów
    GBP: funtow szterlingow|funta szterlinga|i̇ngiliz sterlini|ingiliz sterlini
    GBP: британский фунт стерлингов|британских фунта стерлингов
    GBP: британских фунтов стерлингов|британского фунта стерлингов|англійський фунт
    GBP: англійські фунти|англійських фунтів|англійського фунта|英国ポンド|英镑|英鎊|영국 파운드
    GBP: ब्रिटिश पाउंड स्टर्लिंग|جنيه إسترليني|bảng anh|bang anh
    GEK: georgian kupon larit|georgian kupon larits
    GEL: georgian lari|georgian laris
    GHS: ghanaian cedi|ghanaian cedis
    GIP: gibraltar pound|gibraltar pounds
    GMD: gambian dalasi|gambian dalasis
    GNF: guinean franc|guinean francs
    GNS: guinean syli|guinean sylis
    GQE: equatorial guinean ekwele
    GRD: greek drachma|greek drachmas
    GTQ: guatemalan quetzal|guatemalan quetzals
    GWE: portuguese guinea escudo|portuguese guinea escudos
    GWP: guinea-bissau peso|guinea-bissau pesos
    GYD: guyanaese dollar|guyanaese dollars
    HKD: hong kong dollar|hong kong dollars|hongkong-dollar|dollar de hong kong
    HKD: dollars de hong kong|dólar hongkonés|dolar hongkones|dólares hongkoneses
    HKD: dolares hongkoneses|dollaro di hong kong|dollari di hong kong|dólar de hong kong
    HKD: dolar de hong kong|dólares de hong kong|dolares de hong kong|hongkongse dollar
    HKD: hongkongdollar|hongkongin dollari|hongkongin dollaria|dolar hongkoński
    HKD: dolar hongkonski|dolary hongkońskie|dolary hongkonskie|dolarów hongkońskich
    HKD: dolarow hongkonskich|dolara hongkońskiego|dolara hongkonskiego|hong kong doları
    HKD: hong kong dolari|гонконгский доллар|гонконгских доллара|гонконгских долларов
    HKD: гонконгского доллара|гонконгський долар|гонконгські долари|гонконгських доларів
    HKD: гонконгського долара|香港ドル|港元|港幣|홍콩 달러|हाँगकाँग डॉलर|دولار هونغ كونغ
    HKD: đô la hồng kông
    HNL: honduran lempira|honduran lempiras
    HRD: croatian dinar|croatian dinars
    HRK: croatian kuna|croatian kunas
    HTG: haitian gourde|haitian gourdes
    HUF: hungarian forint|hungarian forints|ungarischer forint|ungarische forint
    HUF: forint hongrois|forints hongrois|forinto húngaro|forinto hungaro|forintos húngaros
    HUF: forintos hungaros|fiorino ungherese|fiorini ungheresi|florim húngaro
    HUF: florim hungaro|florins húngaros|florins hungaros|hongaarse forint|ungersk forint
    HUF: ungerska forinter|unkarin forintti|unkarin forinttia|forint węgierski
    HUF: forint wegierski|forinty węgierskie|forinty wegierskie|forintów węgierskich
    HUF: forintow wegierskich|forinta węgierskiego|forinta wegierskiego|macar forinti
    HUF: венгерский форинт|венгерских форинта|венгерских форинтов|венгерского форинта
    HUF: угорський форинт|угорські форинти|угорських форинтів|угорського форинта
    HUF: ハンガリー フォリント|匈牙利福林|헝가리 포린트|हंगेरियन फ़ोरिंट|فورينت هنغاري|forint hungary
    IDR: indonesian rupiah|indonesian rupiahs
    IEP: irish pound|irish pounds
    ILP: israeli pound|israeli pounds
    ILS: israeli new shekel|israeli new shekels|israelischer neuer schekel
    ILS: israelische neue schekel|nouveau shekel israélien|nouveau shekel israelien
    ILS: nouveaux shekels israéliens|nouveaux shekels israeliens|nuevo séquel israelí
    ILS: nuevo sequel israeli|nuevos séqueles israelíes|nuevos sequeles israelies
    ILS: nuovo siclo israeliano|nuovi sicli israeliani|novo shekel israelense
    ILS: novos shekels israelenses|israëlische nieuwe shekel|israelische nieuwe shekel
    ILS: israelisk ny shekel|israeliska nya shekel|israelin uusi sekeli
    ILS: israelin uutta sekeliä|israelin uutta sekelia|nowy szekel izraelski
    ILS: nowe szekle izraelskie|nowych szekli izraelskich|nowego szekla izraelskiego
    ILS: yeni i̇srail şekeli|yeni israil sekeli|новый израильский шекель
    ILS: новых израильских шекеля|новых израильских шекелей|нового израильского шекеля
    ILS: ізраїльський новий шекель|ізраїльські нові шекелі|ізраїльських нових шекелів
    ILS: ізраїльського нового шекеля|イスラエル新シェケル|以色列新谢克尔|以色列新謝克爾|이스라엘 신권 세켈
    ILS: इज़राइली न्यू शेकेल|شيكل إسرائيلي جديد|sheqel israel mới|sheqel israel moi
    INR: indian rupee|indian rupees|indische rupie|indische rupien|roupie indienne
    INR: roupies indiennes|rupia india|rupias indias|rupia indiana|rupie indiane
    INR: rupias indianas|indiase roepie|indisk rupie|indiska rupier|intian rupia
    INR: intian rupiaa|rupia indyjska|rupie indyjskie|rupii indyjskich|rupii indyjskiej
    INR: hindistan rupisi|индийская рупия|индийские рупии|индийских рупий|индийской рупии
    INR: індійська рупія|індійські рупії|індійських рупій|індійської рупії|インド ルピー|印度卢比
    INR: 印度盧比|인도 루피|भारतीय रुपया|भारतीय रुपए|روبية هندي|rupee ấn độ
    IQD: iraqi dinar|iraqi dinars
    IRR: iranian rial|iranian rials
    ISK: icelandic króna|icelandic krona|icelandic krónur|icelandic kronur
    ITL: italian lira|italian liras
    JMD: jamaican dollar|jamaican dollars
    JOD: jordanian dinar|jordanian dinars
    JPY: japanese yen|japanischer yen|japanische yen|yen japonais|yens japonais|yen japonés
    JPY: yen japones|yenes japoneses|yen giapponese|yen giapponesi|iene japonês
    JPY: iene japones|ienes japoneses|japanse yen|japansk yen|japanska yen|japanin jeni
    JPY: japanin jeniä|japanin jenia|jen japoński|jen japonski|jeny japońskie
    JPY: jeny japonskie|jenów japońskich|jenow japonskich|jena japońskiego|jena japonskiego
    JPY: japon yeni|японская иена|японские иены|японских иен|японской иены|японська єна
    JPY: японські єни|японських єн|японської єни|日本円|円|日元|日圓|일본 엔화|जापानी येन|ين ياباني
    JPY: yên nhật|yen nhat
    KES: kenyan shilling|kenyan shillings
    KGS: kyrgyz som|kyrgyz soms
    KHR: cambodian riel|cambodian riels
    KMF: comorian franc|comorian francs
    KPW: north korean won
    KRW: south korean won|südkoreanischer won|sudkoreanischer won|südkoreanische won
    KRW: sudkoreanische won|won sud-coréen|won sud-coreen|wons sud-coréens|wons sud-coreens
    KRW: won surcoreano|wons surcoreanos|won sudcoreano|won sudcoreani|won sul-coreano
    KRW: wons sul-coreanos|zuid-koreaanse won|sydkoreansk won|sydkoreanska won
    KRW: etelä-korean won|etela-korean won|etelä-korean wonia|etela-korean wonia
    KRW: won południowokoreański|won poludniowokoreanski|wony południowokoreańskie
    KRW: wony poludniowokoreanskie|wonów południowokoreańskich|wonow poludniowokoreanskich
    KRW: wona południowokoreańskiego|wona poludniowokoreanskiego|güney kore wonu
    KRW: guney kore wonu|южнокорейская вона|южнокорейские воны|южнокорейских вон
    KRW: южнокорейской воны|південнокорейський вон|південнокорейські вони
    KRW: південнокорейських вонів|південнокорейського вона|韓国ウォン|韩元|韓元|대한민국 원
    KRW: दक्षिण कोरियाई वॉन|وون كوريا الجنوبية|won hàn quốc|won han quoc
    KWD: kuwaiti dinar|kuwaiti dinars
    KYD: cayman islands dollar|cayman islands dollars
    KZT: kazakhstani tenge|kazakhstani tenges
    LAK: laotian kip|laotian kips
    LBP: lebanese pound|lebanese pounds
    LKR: sri lankan rupee|sri lankan rupees
    LRD: liberian dollar|liberian dollars
    LSL: lesotho loti|lesotho lotis
    LTL: lithuanian litas|lithuanian litai
    LTT: lithuanian talonas|lithuanian talonases
    LUC: luxembourgian convertible franc|luxembourgian convertible francs
    LUF: luxembourgian franc|luxembourgian francs
    LUL: luxembourg financial franc|luxembourg financial francs
    LVL: latvian lats|latvian lati
    LVR: latvian ruble|latvian rubles
    LYD: libyan dinar|libyan dinars
    MAD: moroccan dirham|moroccan dirhams
    MAF: moroccan franc|moroccan francs
    MCF: monegasque franc|monegasque francs
    MDC: moldovan cupon
    MDL: moldovan leu|moldovan lei
    MGA: malagasy ariary|malagasy ariaries
    MGF: malagasy franc|malagasy francs
    MKD: macedonian denar|macedonian denari
    MLF: malian franc|malian francs
    MMK: myanmar kyat|myanmar kyats
    MNT: mongolian tugrik|mongolian tugriks
    MOP: macanese pataca|macanese patacas
    MRU: mauritanian ouguiya|mauritanian ouguiyas
    MTL: maltese lira
    MTP: maltese pound|maltese pounds
    MUR: mauritian rupee|mauritian rupees
    MVR: maldivian rufiyaa|maldivian rufiyaas
    MWK: malawian kwacha|malawian kwachas
    MXN: mexican peso|mexican pesos|mexikanischer peso|mexikanische pesos|peso mexicain
    MXN: pesos mexicains|peso mexicano|pesos mexicanos|peso messicano|pesos messicani
    MXN: mexicaanse peso|mexikansk peso|mexikanska pesos|meksikon peso|meksikon pesoa
    MXN: peso meksykańskie|peso meksykanskie|pesos meksykańskie|pesos meksykanskie
    MXN: pesos meksykańskich|pesos meksykanskich|peso meksykańskiego|peso meksykanskiego
    MXN: meksika pesosu|мексиканский песо|мексиканских песо|мексиканского песо
    MXN: мексиканський песо|мексиканські песо|мексиканських песо|мексиканського песо
    MXN: メキシコ ペソ|墨西哥比索|墨西哥披索|멕시코 페소|मैक्सिकन पेसो|بيزو مكسيكي|peso mexico
    MXV: mexican investment unit|mexican investment units
    MYR: malaysian ringgit|malaysian ringgits
    MZE: mozambican escudo|mozambican escudos
    MZN: mozambican metical|mozambican meticals
    NAD: namibian dollar|namibian dollars
    NGN: nigerian naira|nigerian nairas
    NIO: nicaraguan córdoba|nicaraguan cordoba|nicaraguan córdobas|nicaraguan cordobas
    NLG: dutch guilder|dutch guilders
    NOK: norwegian krone|norwegian kroner|norwegische krone|norwegische kronen
    NOK: couronne norvégienne|couronne norvegienne|couronnes norvégiennes
    NOK: couronnes norvegiennes|corona noruega|coronas noruegas|corona norvegese
    NOK: corone norvegesi|coroa norueguesa|coroas norueguesas|noorse kroon|noorse kronen
    NOK: norsk krona|norska kronor|norjan kruunu|norjan kruunua|korona norweska
    NOK: korony norweskie|koron norweskich|korony norweskiej|norveç kronu|norvec kronu
    NOK: норвежская крона|норвежские кроны|норвежских крон|норвежской кроны|норвезька крона
    NOK: норвезькі крони|норвезьких крон|норвезької крони|ノルウェー クローネ|挪威克朗|노르웨이 크로네
    NOK: नॉर्वेजियन क्रोन|كرونة نرويجية|krone na uy
    NPR: nepalese rupee|nepalese rupees
    NZD: new zealand dollar|new zealand dollars|neuseeland-dollar|dollar néo-zélandais
    NZD: dollar neo-zelandais|dollars néo-zélandais|dollars neo-zelandais|dólar neozelandés
    NZD: dolar neozelandes|dólares neozelandeses|dolares neozelandeses|dollaro neozelandese
    NZD: dollari neozelandesi|dólar neozelandês|nieuw-zeelandse dollar|nyzeeländsk dollar
    NZD: nyzeelandsk dollar|nyzeeländska dollar|nyzeelandska dollar|uuden-seelannin dollari
    NZD: uuden-seelannin dollaria|dolar nowozelandzki|dolary nowozelandzkie
    NZD: dolarów nowozelandzkich|dolarow nowozelandzkich|dolara nowozelandzkiego
    NZD: yeni zelanda doları|yeni zelanda dolari|новозеландский доллар
    NZD: новозеландских доллара|новозеландских долларов|новозеландского доллара
    NZD: новозеландський долар|новозеландські долари|новозеландських доларів
    NZD: новозеландського долара|ニュージーランド ドル|新西兰元|紐西蘭幣|뉴질랜드 달러|न्यूज़ीलैंड डॉलर
    NZD: دولار نيوزيلندي|đô la new zealand
    OMR: omani rial|omani rials
    PAB: panamanian balboa|panamanian balboas
    PEI: peruvian inti|peruvian intis
    PEN: peruvian sol|peruvian soles
    PGK: papua new guinean kina
    PHP: philippine peso|philippine pesos
    PKR: pakistani rupee|pakistani rupees
    PLN: polish zloty|polish zlotys|polnischer złoty|polnischer zloty|polnische złoty
    PLN: polnische zloty|zloty polonais|zlotys polonais|esloti polaco|eslotis polacos
    PLN: zloty polacco|zloty polacchi|zloty polonês|zloty polones|zlotys poloneses
    PLN: poolse zloty|polsk zloty|polska zloty|puolan złoty|puolan zloty|puolan złotya
    PLN: puolan zlotya|złoty polski|zloty polski|złote polskie|zlote polskie
    PLN: złotych polskich|zlotych polskich|złotego polskiego|zlotego polskiego
    PLN: polonya zlotisi|польский злотый|польских злотых|польского злотого|польський злотий
    PLN: польські злоті|польських злотих|польського злотого|ポーランド ズウォティ|波兰兹罗提|波蘭茲羅提|폴란드 즈워티
    PLN: पोलिश ज़्लॉटी|زلوتي بولندي|zloty ba lan
    PTE: portuguese escudo|portuguese escudos
    PYG: paraguayan guarani|paraguayan guaranis
    QAR: qatari riyal|qatari riyals
    RHD: rhodesian dollar|rhodesian dollars
    RON: romanian leu|romanian lei
    RSD: serbian dinar|serbian dinars
    RUB: russian ruble|russian rubles|russischer rubel|russische rubel|rouble russe
    RUB: roubles russes|rublo ruso|rublos rusos|rublo russo|rubli russi|rublos russos
    RUB: russische roebel|rysk rubel|ryska rubel|venäjän rupla|venajan rupla|venäjän ruplaa
    RUB: venajan ruplaa|rubel rosyjski|ruble rosyjskie|rubli rosyjskich|rubla rosyjskiego
    RUB: rus rublesi|российский рубль|российских рубля|российских рублей|российского рубля
    RUB: російський рубль|російські рублі|російських рублів|російського рубля|ロシア ルーブル
    RUB: 俄罗斯卢布|俄羅斯盧布|러시아 루블|रूसी रूबल|روبل روسي|rúp nga|rup nga
    RWF: rwandan franc|rwandan francs
    SAR: saudi riyal|saudi riyals|saudi-rial|riyal saoudien|riyals saoudiens|rial saudí
    SAR: rial saudi|riales saudíes|riales saudies|riyal saudita|riyal sauditi
    SAR: riyales sauditas|saoedi-arabische riyal|saudisk riyal|saudiska riyal
    SAR: saudi-arabian rial|saudi-arabian rialia|rial saudyjski|riale saudyjskie
    SAR: riali saudyjskich|riala saudyjskiego|suudi arabistan riyali|саудовский риял
    SAR: саудовских рияла|саудовских риялов|саудовского рияла|саудівський ріал
    SAR: саудівські ріали|саудівських ріалів|саудівського ріала|サウジ リヤル|沙特里亚尔|沙烏地里亞爾
    SAR: 사우디아라비아 리얄|सउदी रियाल|ريال سعودي|riyal ả rập xê-út|riyal a rap xe-ut
    SBD: solomon islands dollar|solomon islands dollars
    SCR: seychellois rupee|seychellois rupees
    SDG: sudanese pound|sudanese pounds
    SEK: swedish krona|swedish kronor|schwedische krone|schwedische kronen
    SEK: couronne suédoise|couronne suedoise|couronnes suédoises|couronnes suedoises
    SEK: corona sueca|coronas suecas|corona svedese|corone svedesi|coroa sueca
    SEK: coroas suecas|zweedse kroon|zweedse kronen|svensk krona|svenska kronor
    SEK: ruotsin kruunu|ruotsin kruunua|korona szwedzka|korony szwedzkie|koron szwedzkich
    SEK: korony szwedzkiej|i̇sveç kronu|isvec kronu|шведская крона|шведские кроны
    SEK: шведских крон|шведской кроны|шведська крона|шведські крони|шведських крон
    SEK: шведської крони|スウェーデン クローナ|瑞典克朗|스웨덴 크로나|स्वीडीश क्रोना|كرونة سويدية
    SEK: krona thụy điển
    SGD: singapore dollar|singapore dollars|singapur-dollar|dollar de singapour
    SGD: dollars de singapour|dólar singapurense|dolar singapurense|dólares singapurenses
    SGD: dolares singapurenses|dollaro di singapore|dollari di singapore|dólar singapuriano
    SGD: dolar singapuriano|dólares singapurianos|dolares singapurianos|singaporese dollar
    SGD: singaporiansk dollar|singaporianska dollar|singaporen dollari|singaporen dollaria
    SGD: dolar singapurski|dolary singapurskie|dolarów singapurskich|dolarow singapurskich
    SGD: dolara singapurskiego|singapur doları|singapur dolari|сингапурский доллар
    SGD: сингапурских доллара|сингапурских долларов|сингапурского доллара
    SGD: сінгапурський долар|сінгапурські долари|сінгапурських доларів
    SGD: сінгапурського долара|シンガポール ドル|新加坡元|新加坡幣|싱가포르 달러|सिंगापुर डॉलर|دولار سنغافوري
    SGD: đô la singapore
    SHP: st. helena pound|st. helena pounds
    SIT: slovenian tolar|slovenian tolars
    SKK: slovak koruna|slovak korunas
    SLE: sierra leonean leone|sierra leonean leones
    SOS: somali shilling|somali shillings
    SRD: surinamese dollar|surinamese dollars
    SRG: surinamese guilder|surinamese guilders
    SSP: south sudanese pound|south sudanese pounds
    STN: são tomé & príncipe dobra|sao tome & principe dobra|são tomé & príncipe dobras
    STN: sao tome & principe dobras
    SUR: soviet rouble|soviet roubles
    SVC: salvadoran colón|salvadoran colon|salvadoran colones
    SYP: syrian pound|syrian pounds
    SZL: swazi lilangeni|swazi emalangeni
    THB: thai baht|thailändischer baht|thailandischer baht|thailändische baht
    THB: thailandische baht|baht thaïlandais|baht thailandais|bahts thaïlandais
    THB: bahts thailandais|bat tailandés|bat tailandes|bats tailandeses|baht thailandese
    THB: baht thailandesi|baht tailandês|baht tailandes|bahts tailandeses|thaise baht
    THB: thailändsk baht|thailandsk baht|thailändska baht|thailandska baht|thaimaan baht
    THB: thaimaan bahtia|baht tajski|bahty tajskie|bahtów tajskich|bahtow tajskich
    THB: bahta tajskiego|tayland bahtı|tayland bahti|таиландский бат|таиландских бата
    THB: таиландских батов|таиландского бата|таїландський бат|таїландські бати
    THB: таїландських батів|таїландського бата|タイ バーツ|泰铢|泰銖|태국 바트|थाई बहत|باخت تايلاندي
    THB: bạt thái lan|bat thai lan
    TJR: tajikistani ruble|tajikistani rubles
    TJS: tajikistani somoni|tajikistani somonis
    TMT: turkmenistani manat
    TND: tunisian dinar|tunisian dinars
    TOP: tongan paʻanga
    TPE: timorese escudo|timorese escudos
    TRY: turkish lira|türkische lira|turkische lira|livre turque|livres turques|lira turca
    TRY: liras turcas|lire turche|turkse lira|turkisk lira|turkiska lira|turkin liira
    TRY: turkin liiraa|lira turecka|liry tureckie|lir tureckich|liry tureckiej|türk lirası
    TRY: turk lirasi|турецкая лира|турецкие лиры|турецких лир|турецкой лиры|турецька ліра
    TRY: турецькі ліри|турецьких лір|турецької ліри|トルコ リラ|土耳其里拉|튀르키예 리라|तुर्की लीरा
    TRY: ليرة تركية|lia thổ nhĩ kỳ|lia tho nhi ky
    TTD: trinidad & tobago dollar|trinidad & tobago dollars
    TWD: new taiwan dollar|new taiwan dollars|neuer taiwan-dollar|neue taiwan-dollar
    TWD: nouveau dollar taïwanais|nouveau dollar taiwanais|nouveaux dollars taïwanais
    TWD: nouveaux dollars taiwanais|nuevo dólar taiwanés|nuevo dolar taiwanes
    TWD: nuevos dólares taiwaneses|nuevos dolares taiwaneses|nuovo dollaro taiwanese
    TWD: nuovi dollari taiwanesi|novo dólar taiwanês|novo dolar taiwanes
    TWD: novos dólares taiwaneses|novos dolares taiwaneses|nieuwe taiwanese dollar
    TWD: taiwanesisk dollar|taiwanesiska dollar|taiwanin uusi dollari
    TWD: taiwanin uutta dollaria|nowy dolar tajwański|nowy dolar tajwanski
    TWD: nowe dolary tajwańskie|nowe dolary tajwanskie|nowych dolarów tajwańskich
    TWD: nowych dolarow tajwanskich|nowego dolara tajwańskiego|nowego dolara tajwanskiego
    TWD: yeni tayvan doları|yeni tayvan dolari|новый тайваньский доллар
    TWD: новых тайваньских доллара|новых тайваньских долларов|нового тайваньского доллара
    TWD: новий тайванський долар|нові тайванські долари|нових тайванських доларів
    TWD: нового тайванського долара|新台湾ドル|新台币|新台幣|신 타이완 달러|नया ताईवानी डॉलर|دولار تايواني
    TWD: đô la đài loan mới
    TZS: tanzanian shilling|tanzanian shillings
    UAH: ukrainian hryvnia|ukrainian hryvnias|ukrainische hrywnja|ukrainische hrywen
    UAH: hryvnia ukrainienne|hryvnias ukrainiennes|grivna ucraniana|grivnas ucranianas
    UAH: grivnia ucraina|grivnie ucraine|hryvnia ucraniano|hryvnias ucranianos
    UAH: oekraïense hryvnia|oekraiense hryvnia|ukrainsk hryvnia|ukrainska hryvnia
    UAH: ukrainan hryvnia|ukrainan hryvniaa|hrywna ukraińska|hrywna ukrainska
    UAH: hrywny ukraińskie|hrywny ukrainskie|hrywien ukraińskich|hrywien ukrainskich
    UAH: hrywny ukraińskiej|hrywny ukrainskiej|ukrayna grivnası|ukrayna grivnasi
    UAH: украинская гривна|украинские гривны|украинских гривен|украинской гривны
    UAH: українська гривня|українські гривні|українських гривень|української гривні
    UAH: ウクライナ フリヴニャ|乌克兰格里夫纳|烏克蘭格里夫納|우크라이나 그리브나|यूक्रेनियन रिव्निया|هريفنيا أوكراني
    UAH: hryvnia ukraina
    UAK: ukrainian karbovanets|ukrainian karbovantsiv
    UGX: ugandan shilling|ugandan shillings
    USD: us dollar|us dollars|us-dollar|dollar des états-unis|dollar des etats-unis
    USD: dollars des états-unis|dollars des etats-unis|dólar estadounidense
    USD: dolar estadounidense|dólares estadounidenses|dolares estadounidenses
    USD: dollaro statunitense|dollari statunitensi|dólar americano|dolar americano
    USD: dólares americanos|dolares americanos|amerikaanse dollar|amerikansk dollar
    USD: amerikanska dollar|yhdysvaltain dollari|yhdysvaltain dollaria|dolar amerykański
    USD: dolar amerykanski|dolary amerykańskie|dolary amerykanskie|dolarów amerykańskich
    USD: dolarow amerykanskich|dolara amerykańskiego|dolara amerykanskiego|abd doları
    USD: abd dolari|доллар сша|доллара сша|долларов сша|долар сша|долари сша|доларів сша
    USD: долара сша|米ドル|美元|미국 달러|यूएस डॉलर|دولار أمريكي|đô la mỹ
    UYU: uruguayan peso|uruguayan pesos
    UYW: uruguayan nominal wage index unit|uruguayan nominal wage index units
    UZS: uzbekistani som
    VED: bolívar soberano|bolivar soberano|bolívar soberanos|bolivar soberanos
    VES: venezuelan bolívar|venezuelan bolivar|venezuelan bolívars|venezuelan bolivars
    VND: vietnamese dong|vietnamesischer dong|vietnamesische dong|dông vietnamien
    VND: dong vietnamien|dôngs vietnamiens|dongs vietnamiens|dong vietnamita
    VND: dongs vietnamitas|dong vietnamiti|vietnamesisk dong|vietnamesiska dong
    VND: vietnamin dong|vietnamin dongia|dong wietnamski|dongi wietnamskie
    VND: dongów wietnamskich|dongow wietnamskich|donga wietnamskiego|vietnam dongu
    VND: вьетнамский донг|вьетнамских донга|вьетнамских донгов|вьетнамского донга
    VND: вʼєтнамський донг|вʼєтнамські донги|вʼєтнамських донгів|вʼєтнамського донга
    VND: ベトナム ドン|越南盾|베트남 동|वियतनामी डोंग|دونج فيتنامي|đồng việt nam
    VUV: vanuatu vatu|vanuatu vatus
    WST: samoan tala
    XAF: central african cfa franc|central african cfa francs
    XCD: east caribbean dollar|east caribbean dollars
    XCG: caribbean guilder|caribbean guilders
    XEU: european currency unit|european currency units
    XOF: west african cfa franc|west african cfa francs
    XPF: cfp franc|cfp francs
    YDD: yemeni dinar|yemeni dinars
    YER: yemeni rial|yemeni rials
    ZAR: south african rand|südafrikanischer rand|sudafrikanischer rand
    ZAR: südafrikanische rand|sudafrikanische rand|rand sud-africain|rands sud-africains
    ZAR: rand sudafricano|rands sudafricanos|rand sudafricani|rand sul-africano
    ZAR: rands sul-africanos|zuid-afrikaanse rand|sydafrikansk rand|sydafrikanska rand
    ZAR: etelä-afrikan randi|etela-afrikan randi|etelä-afrikan randia|etela-afrikan randia
    ZAR: rand południowoafrykański|rand poludniowoafrykanski|randy południowoafrykańskie
    ZAR: randy poludniowoafrykanskie|randów południowoafrykańskich
    ZAR: randow poludniowoafrykanskich|randa południowoafrykańskiego
    ZAR: randa poludniowoafrykanskiego|güney afrika randı|guney afrika randi
    ZAR: южноафриканский рэнд|южноафриканских рэнда|южноафриканских рэндов
    ZAR: южноафриканского рэнда|південноафриканський ранд|південноафриканські ранди
    ZAR: південноафриканських рандів|південноафриканського ранда|南アフリカ ランド|南非兰特|南非蘭特
    ZAR: 남아프리카 랜드|दक्षिण अफ़्रीकी रैंड|راند جنوب أفريقيا|rand nam phi
    ZMW: zambian kwacha|zambian kwachas
    ZWG: zimbabwean gold
    """
}
