// Made by generate_places.py; don't edit.

extension CityNames {
  /// Towns after which time zones are named, by ISO 3166 code of the country.
  ///
  /// From CLDR 49 as carried by the PyPI package `babel` 2.19.0, written 2026-11-30.
  static let table = """
    AD: andorra
    AE: dubai|دبي
    AF: kabul|کابل
    AG: antigua
    AI: anguilla
    AL: tirane|tirana|tiranë
    AM: yerevan|երևան
    AO: luanda
    AR: buenos aires|catamarca|cordoba|córdoba|jujuy|la rioja|mendoza|rio gallegos
    AR: río gallegos|salta|san juan|san luis|tucuman|tucumán|ushuaia
    AS: pago pago
    AT: vienna|wien
    AU: adelaide|brisbane|broken hill|darwin|eucla|hobart|lindeman|lord howe
    AU: lord howe island|melbourne|perth|sydney
    AW: aruba
    AX: mariehamn
    AZ: baku|bakı|baki
    BA: sarajevo|сарајево
    BB: barbados
    BD: dhaka|ঢাকা
    BE: brussels|brussel|bruxelles|brüssel
    BF: ouagadougou
    BG: sofia|софия
    BH: bahrain|البحرين
    BI: bujumbura
    BJ: porto-novo
    BL: st barthelemy|st. barthélemy|st. barthelemy|st barthélemy|saint barthélemy
    BL: saint barthelemy|saint-barthélemy|saint-barthelemy
    BN: brunei
    BO: la paz
    BQ: kralendijk
    BR: araguaina|araguaína|bahia|belem|belém|boa vista|campo grande|cuiaba|cuiabá|eirunepe
    BR: eirunepé|fortaleza|maceio|maceió|manaus|noronha|fernando de noronha|porto velho
    BR: recife|rio branco|santarem|santarém|sao paulo|são paulo
    BS: nassau
    BT: thimphu|ཐིམ་ཕུག
    BW: gaborone
    BY: minsk|минск|мінск
    BZ: belize
    CA: atikokan|blanc-sablon|cambridge bay|creston|dawson|dawson creek|edmonton
    CA: fort nelson|glace bay|goose bay|halifax|inuvik|iqaluit|moncton|rankin inlet|regina
    CA: resolute|st johns|st. john's|st john's|saint john's|saint-jean de terre-neuve
    CA: swift current|toronto|vancouver|whitehorse|winnipeg
    CC: cocos|cocos islands
    CD: kinshasa|lubumbashi
    CF: bangui
    CG: brazzaville
    CH: zurich|zürich|züri|zuri|zurigo
    CI: abidjan
    CK: rarotonga
    CL: coyhaique|punta arenas|santiago|santiago de chile
    CM: douala
    CN: shanghai|上海|urumqi|ürümqi|乌鲁木齐
    CO: bogota|bogotá
    CR: costa rica
    CU: havana|la habana
    CV: cape verde|cabo verde
    CW: curacao|curaçao|kòrsou|korsou
    CX: christmas|christmas island
    CY: famagusta|αμμόχωστος|gazimağusa|gazimagusa|nicosia|λευκωσία|lefkoşa|lefkosa
    CZ: prague|praha
    DE: berlin|busingen|büsingen
    DJ: djibouti|جيبوتي
    DK: copenhagen|københavn|kobenhavn
    DM: dominica
    DO: santo domingo
    DZ: algiers|الجزائر|alger
    EC: guayaquil|galapagos|galápagos islands|galapagos islands|galápagos
    EE: tallinn
    EG: cairo|القاهرة
    EH: el aaiun|el aaiún|العيون
    ER: asmara|ኣስመራ|أسمرة
    ES: ceuta|madrid
    ET: addis ababa|አዲስ አበባ
    FI: helsinki|helsingfors
    FJ: fiji
    FK: stanley
    FM: chuuk|kosrae|pohnpei
    FO: faroe|faroes|føroyar|foroyar
    FR: paris
    GA: libreville
    GB: london
    GD: grenada
    GE: tbilisi|თბილისი
    GF: cayenne
    GH: accra
    GI: gibraltar
    GL: danmarkshavn|nuuk|scoresbysund|ittoqqortoormiit|thule|qaanaaq
    GM: banjul
    GN: conakry
    GQ: malabo
    GR: athens|αθήνα
    GT: guatemala
    GW: bissau
    GY: guyana
    HK: hong kong|香港
    HN: tegucigalpa
    HR: zagreb
    HT: port-au-prince
    HU: budapest
    ID: jakarta|jayapura|makassar|pontianak
    IE: dublin|baile átha cliath|baile atha cliath
    IL: jerusalem|ירושלים|القدس
    IN: kolkata|कोलकाता
    IO: chagos|chagos archipelago
    IQ: baghdad|بغداد
    IR: tehran|تهران
    IS: reykjavik|reykjavík
    IT: rome|roma
    JM: jamaica
    JO: amman|عمّان
    JP: tokyo|東京
    KE: nairobi
    KG: bishkek|бишкек
    KH: phnom penh|ភ្នំពេញ
    KI: kanton|canton island|kiritimati|tarawa
    KM: comoro|comoros|جزر القمر|comores
    KN: st kitts|st. kitts|saint kitts
    KP: pyongyang|평양
    KR: seoul|서울
    KW: kuwait|الكويت
    KY: cayman
    KZ: almaty|алматы|aqtau|aktau|актау|ақтау|aqtobe|актобе|ақтөбе|atyrau|атырау|oral
    KZ: уральск|орал|qostanay|kostanay|костанай|қостанай|qyzylorda|kyzylorda|кызылорда
    KZ: қызылорда
    LA: vientiane|ວຽງຈັນ
    LB: beirut|بيروت
    LC: st lucia|st. lucia|saint lucia
    LI: vaduz
    LK: colombo|කොළඹ|கொழும்பு
    LR: monrovia
    LS: maseru
    LT: vilnius
    LU: luxembourg|lëtzebuerg|letzebuerg|luxemburg
    LV: riga|rīga
    LY: tripoli|طرابلس
    MA: casablanca|الدار البيضاء
    MC: monaco
    MD: chisinau|chișinău
    ME: podgorica
    MF: marigot
    MG: antananarivo
    MH: kwajalein|kwajalein atoll|majuro
    MK: skopje|скопје
    ML: bamako
    MM: yangon|ရန်ကုန်
    MN: hovd|khovd|ховд|ulaanbaatar|улаанбаатар
    MO: macau|macao|澳門|中華人民共和國澳門特別行政區
    MP: saipan
    MR: nouakchott|نواكشوط
    MS: montserrat
    MT: malta|valletta
    MU: mauritius|maurice
    MV: maldives
    MW: blantyre
    MX: bahia banderas|bahía de banderas|bahia de banderas|cancun|cancún|chihuahua
    MX: ciudad juarez|ciudad juárez|hermosillo|matamoros|mazatlan|mazatlán|merida|mérida
    MX: mexico city|ciudad de méxico|ciudad de mexico|monterrey|ojinaga|tijuana
    MY: kuala lumpur|kuching
    MZ: maputo
    NA: windhoek
    NC: noumea|nouméa
    NE: niamey
    NF: norfolk|norfolk island
    NG: lagos
    NI: managua
    NL: amsterdam
    NO: oslo
    NP: kathmandu|काठमाण्डौं
    NR: nauru
    NU: niue
    NZ: auckland|tāmaki makaurau|tamaki makaurau
    OM: muscat|مسقط
    PA: panama|panamá
    PE: lima
    PF: tahiti
    PG: bougainville|port moresby
    PH: manila
    PK: karachi|کراچی
    PL: warsaw|warszawa
    PM: miquelon|saint-pierre
    PN: pitcairn|pitcairn islands
    PR: puerto rico
    PS: gaza|غزة|hebron|هيبرون
    PT: lisbon|lisboa
    PW: palau
    PY: asuncion|asunción
    QA: qatar|قطر
    RO: bucharest|bucurești|bucuresti
    RS: belgrade|beograd|београд
    RU: anadyr|анадырь|barnaul|барнаул|chita|чита|irkutsk|иркутск|kamchatka
    RU: петропавловск-камчатский|khandyga|хандыга|krasnoyarsk|красноярск|magadan|магадан
    RU: novokuznetsk|новокузнецк|novosibirsk|новосибирск|omsk|омск|sakhalin|о-в сахалин
    RU: srednekolymsk|среднеколымск|tomsk|томск|ust-nera|усть-нера|vladivostok|владивосток
    RU: yakutsk|якутск|yekaterinburg|екатеринбург|astrakhan|астрахань|kaliningrad
    RU: калининград|kirov|киров|moscow|москва|samara|самара|saratov|саратов|ulyanovsk
    RU: ульяновск|volgograd|волгоград
    RW: kigali
    SA: riyadh|الرياض
    SB: guadalcanal
    SC: mahe|mahé
    SD: khartoum|الخرطوم
    SE: stockholm
    SG: singapore|新加坡|singapura|சிங்கப்பூர்
    SH: st helena|st. helena|saint helena
    SI: ljubljana
    SK: bratislava
    SL: freetown
    SM: san marino
    SN: dakar
    SO: mogadishu|muqdisho|مقديشيو
    SR: paramaribo
    SS: juba
    ST: sao tome|são tomé
    SV: el salvador
    SX: lower princes|lower prince's quarter|beneden prinsen kwartier
    SY: damascus|دمشق
    SZ: mbabane
    TC: grand turk
    TD: ndjamena|n'djamena|نجامينا
    TF: kerguelen|kerguelen islands
    TG: lome|lomé
    TH: bangkok|กรุงเทพ
    TJ: dushanbe|душанбе
    TK: fakaofo
    TL: dili
    TM: ashgabat|aşgabat|asgabat
    TN: tunis|تونس
    TO: tongatapu
    TR: istanbul|i̇stanbul
    TT: port of spain
    TV: funafuti
    TW: taipei|台北
    TZ: dar es salaam
    UA: kyiv|київ|киев|simferopol|сімферополь|симферополь
    UG: kampala
    US: adak|anchorage|boise|chicago|denver|detroit|indianapolis|marengo|petersburg
    US: tell city|vevay|vincennes|winamac|juneau|louisville|monticello|los angeles
    US: menominee|metlakatla|new york|nome|new salem|phoenix|sitka|yakutat|honolulu
    UY: montevideo
    UZ: samarkand|samarqand|tashkent|toshkent
    VA: vatican|città del vaticano|citta del vaticano
    VC: st vincent|st. vincent|saint vincent
    VE: caracas
    VG: tortola
    VI: st thomas|st. thomas|saint thomas
    VN: ho chi minh|ho chi minh city|tp hồ chí minh|tp ho chi minh
    VU: efate|éfaté
    WF: wallis|wallis & futuna|wallis and futuna
    WS: apia
    YE: aden|عدن
    ZA: johannesburg
    ZM: lusaka
    ZW: harare
    """
}
