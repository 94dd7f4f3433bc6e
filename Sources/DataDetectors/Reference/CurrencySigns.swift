/// Signs and short names of currencies, by ISO 4217 code or by the family they share.
///
/// A family in braces is settled by the region.
enum CurrencySigns {
  /// Signs with their case, that stand before or after a number.
  static let signs = """
    {$}: $|＄|﹩
    USD: US$|us$|us $|usd$|US $|USD$|U.S.$|US$:
    CAD: C$|c $|c$|cad$|CA$|CAD$|CDN$|Can$|C $
    AUD: A$|a$|au$|aud$|AU$|AUD$|AUD $
    NZD: NZ$|nz$|nzd$|NZD$|NZD $
    HKD: HK$|hk$|HKD$|hk $|HK $
    SGD: S$|sgd$|SG$|SGD$|SGD $
    TWD: NT$|NT $
    MXN: MX$|MXN$|Mex$
    BRL: R$|R $
    ARS: AR$
    CLP: CL$|CLP$
    COP: COL$|COP$
    CUC: CUC$
    XCD: EC$
    TTD: TT$
    JMD: J$
    BBD: Bds$
    BZD: BZ$
    NAD: N$
    FJD: FJ$
    WST: WS$
    ZWD: Z$
    TOP: T$
    UYU: $U
    BOB: Bs|Bs.|$b
    EUR: €|€uro
    {£}: £|￡|₤
    {¥}: ¥|￥
    INR: ₹
    {rupee}: ₨|Rs|Rs.|RS|र|रु|Re.
    LKR: ரூ|රු
    KRW: ₩|￦|원
    JPY: 円|圓|JP¥
    CNY: 元|块|塊|CN¥|RMB|人民币
    RUB: ₽|руб|руб.|р.|Р|РУБ
    UAH: ₴|грн|грн.
    TRY: ₺|TL
    ILS: ₪|NIS
    THB: ฿
    VND: ₫|đ|VNĐ
    PHP: ₱
    PLN: zł|ZŁ|Zł|zl
    CZK: Kč|KČ|Kc|kč
    {kr}: kr|kr.|Kr|Kr.|KR|:-
    HUF: Ft|ft.
    RON: lei|Lei|LEI|leu
    BGN: лв|лв.
    {franc}: Fr.|fr.|SFr.|sFr.|SFr|Fr
    IDR: Rp|Rp.
    MYR: RM
    KWD: KD|د.ك
    AED: Dh|Dhs|د.إ
    SAR: SR|ر.س
    EGP: LE|ج.م
    IRR: ریال
    PEN: S/.|S/
    PAB: B/.
    NGN: ₦
    GHS: ₵|GH₵
    CRC: ₡
    PYG: ₲
    KZT: ₸
    MNT: ₮
    LAK: ₭
    AZN: ₼
    GEL: ₾
    AMD: ֏
    BTC: ₿
    XOF: FCFA|CFA
    ETB: Br
    BTN: Nu.|Nu
    KES: KSh|Ksh
    TZS: TSh
    UGX: USh
    DJF: Fdj
    GNF: FG
    STN: Db
    MWK: MK
    AOA: Kz
    MZN: MTn
    ZMW: ZK
    AWG: Afl.|Afl
    ERN: Nfk
    LTL: Lt
    LVL: Ls
    CVE: Esc
    MKD: ден
    RSD: дин|дин.|din.
    FRF: ₣|₶
    """

  /// Words in any case that stand after a number or before it.
  static let words = """
    {$}: dollar|dollars|dólar|dólares|dolares|dollari|dollaro|dollarin|dolar|dolarów|dolary|dolara
    {$}: 美圆|доллар|доллара|долларов|долар|долари|доларів|ドル|美元|달러|डॉलर|دولار|đô la|đô|doları|bucks
    {$}: dollaria|dollarn|dollarnya
    USD: अमेरिकी डॉलर|us dollar|us dollars|u.s. dollar|u.s. dollars|american dollar|american dollars|米ドル
    USD: united states dollar|united states dollars|dólar americano|dollar américain|us-dollar
    USD: dollars américains|abd doları|미국 달러|amerikanischer dollar|amerikanische dollar
    EUR: euro|euros|eur|евро|євро|ユーロ|欧元|歐元|유로|यूरो|يورو|eurot|euroa|avro|euroja
    {£}: quid|фунтов стерлингов|фунт стерлингов|英镑|英鎊|英ポンド
    GBP: british pound|british pounds|pounds sterling|pound sterling|libras esterlinas|sterline
    GBP: sterlina|libra esterlina|livres sterling|livre sterling|pfund sterling|britische pfund
    GBP: sterlin|ingiliz sterlini
    JPY: yen|yens|иен|йен|иена|日元|日圆|엔|येन|ين|jeniä|jen|yenes|ienes|iene|japanese yen
    CNY: yuan|yuans|rmb|renminbi|chinese yuan|юаней|юань|人民元|위안|युआन|يوان|块钱
    {rupee}: rupee|rupees|rupia|rupias|rupie|roupies|roupie|रुपये|रुपए|रुपया|रुपयों|रूपए|рупий|루피
    INR: indian rupee|indian rupees|ルピー
    KRW: won|south korean won|韓元|韩元|ウォン|вон
    RUB: ruble|rubles|rouble|roubles|rubel|rublos|rubli|рубль|рубля|рублей|ルーブル|卢布|루블|rublo
    {franc}: franc|francs|franken|franco|francos|franchi|frank|frangi|франков|フラン|法郎|프랑
    CHF: スイスフラン|スイス・フラン|swiss franc|swiss francs|schweizer franken|francs suisses|franchi svizzeri|sfr
    {kr}: krona|kronor|krone|kroner|kronen|крон|couronnes|coronas|corone|coroas|크로나
    SEK: swedish krona|swedish kronor|svenska kronor
    NOK: norwegian krone|norwegian kroner|norska kronor
    DKK: danish krone|danish kroner|danska kronor
    {peso}: peso|pesos|песо|ペソ|比索|페소
    MXN: mexican peso|mexican pesos|pesos mexicanos
    {real}: real|reais|reales|reai
    {lira}: lira|liras|lire|lirası|liret|лир|リラ|里拉|리라
    TRY: turkish lira|turkish liras|türk lirası
    PLN: zloty|zlotys|złoty|złote|złotych|злотых
    CZK: koruna|korun|koruny|korunas
    HUF: forint|forints|forintia
    UAH: hryvnia|hryvnias|гривень|гривня|гривні|гривен
    THB: baht|bahts|バーツ|泰铢|바트
    VND: dong|đồng|dongs
    ILS: shekel|shekels|sheqel|שקל|שקלים
    ZAR: rand|rands|ランド
    MYR: ringgit|ringgits|malaysian ringgit|malaysian ringgits|malaysia ringgit|malaysia ringgits
    IDR: rupiah|rupiahs
    {dinar}: dinar|dinars|динар|دينار|dinares
    RSD: dinara|dinari|динара
    {dirham}: dirham|dirhams|درهم
    {riyal}: riyal|riyals|ريال
    IRR: rial|rials|تومان|toman|tomans
    EGP: egyptian pound|egyptian pounds|egyptianpound|جنيه
    BTC: bitcoin|bitcoins|ビットコイン|比特币|비트코인
    NGN: naira|nairas|ナイラ|奈拉
    TWD: 台湾ドル|新台币|台币
    FIM: finnish markka|marcos finlandeses|finnish markkaa|finnish mark|finnische mark|finnischen mark
    DEM: deutsche mark|deutschmark|deutschmarks|d-mark
    PTE: escudo|escudos
    ESP: pta|ptas|peseta|pesetas
    NLG: gulden|guilder|guilders
    ATS: schilling
    """

  /// Names that also are weights, and stand for money only after millions.
  static let weights = """
    {£}: pound|pounds|pund|pfund|libra|libras|livre|livres|фунтов|파운드|ポンド|पाउंड|paund
    """

  /// Hundredths of a currency: the family each belongs to.
  static let hundredths = """
    {$}: cent|cents|सेंट|¢|￠|c|centavo|centavos|centesimi|セント|센트|美分|цент|центов|centen|centime
    {$}: centimes|centimos|céntimos|centesimo|sent|sen|sens|sentti|senttiä
    GBP: pence|पेंस|펜스|ペンス|penny|pennies|penique|peniques
    RUB: копеек|копейки|копейка
    PLN: grosz|grosze|groszy
    INR: paise|paisa
    """

  /// The currencies of families in regions; the first is the one where the region is unknown.
  static let families = """
    {$}: USD|US=USD|CA=CAD|AU=AUD|NZ=NZD|HK=HKD|SG=SGD|TW=TWD|MX=MXN|AR=ARS|CL=CLP|CO=COP|BB=BBD
    {$}: JM=JMD|TT=TTD|BS=BSD|BZ=BZD|BM=BMD|FJ=FJD|GY=GYD|LR=LRD|NA=NAD|SB=SBD|SR=SRD|KY=KYD
    {£}: GBP|GB=GBP|IM=IMP|JE=JEP|GG=GGP|GI=GIP|FK=FKP|SH=SHP|EG=EGP|LB=LBP|SD=SDG
    {¥}: JPY|JP=JPY|CN=CNY
    {rupee}: INR|IN=INR|PK=PKR|LK=LKR|NP=NPR|MU=MUR|SC=SCR
    {kr}: SEK|SE=SEK|NO=NOK|DK=DKK|IS=ISK|FO=DKK|GL=DKK
    {franc}: CHF|CH=CHF|LI=CHF|SN=XOF|CI=XOF|CM=XAF|CD=CDF|DJ=DJF|GN=GNF|RW=RWF|BI=BIF
    {peso}: MXN|MX=MXN|AR=ARS|CL=CLP|CO=COP|UY=UYU|PH=PHP|DO=DOP|CU=CUP
    {real}: BRL|BR=BRL
    {lira}: TRY|TR=TRY|IT=ITL|SM=ITL
    {dinar}: KWD|KW=KWD|RS=RSD|BH=BHD|DZ=DZD|IQ=IQD|JO=JOD|LY=LYD|TN=TND
    {dirham}: AED|AE=AED|MA=MAD
    {riyal}: SAR|SA=SAR|QA=QAR|OM=OMR|YE=YER
    """
}
