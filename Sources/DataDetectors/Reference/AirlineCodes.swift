/// Two-character codes of airlines that sell seats.
///
/// Facts as airlines print them on their tickets.
enum AirlineCodes {
  static func contains(_ code: String) -> Bool { codes.contains(code) }

  /// Whether a code is also a word or a unit that stands before numbers.
  static func isOtherwiseUsed(_ code: String) -> Bool { otherwiseUsed.contains(code) }

  private static let otherwiseUsed: Set<String> = [
    "AM", "AS", "AT", "BE", "BY", "CM", "GO", "HE", "IN", "IS", "IT", "KM", "ME", "MM", "MY", "NO",
    "OR", "PM", "SO", "TO", "UP", "US", "WE", "PC", "SC", "KG", "CA", "DE", "FR", "ID", "MS", "MR",
    "PS", "TV", "UK", "VS", "PG", "A3", "B6", "S4", "S7", "G3", "G8", "F9", "U2", "W6", "H2",
  ]

  private static let codes = Set(
    """
    0B 2B 2I 2J 2K 2L 2P 2W 3H 3K 3L 3M 3O 3P 3S 3U 4B 4C 4G 4M 4N 4O 4U 4Y 4Z 5F 5H 5J 5K 5O 5T 5U
    5W 5Z 6E 6H 7C 7F 7G 7H 7I 7R 8B 8D 8F 8J 8L 8M 8P 8Q 8T 8U 9B 9C 9E 9H 9I 9J 9K 9M 9R 9V 9W
    A2 A3 A5 A9 AA AB AC AD AE AF AH AI AK AM AN AP AR AS AT AV AY AZ B2 B3 B6 B7 BA BB BC BE BF BG
    BI BJ BK BL BM BP BR BS BT BU BV BW BX BY BZ C2 C3 C5 C7 CA CC CE CF CG CI CL CM CU CX CY CZ D3
    D7 D8 DC DD DE DG DI DJ DL DM DO DP DR DS DT DU DV DX DY E2 E9 EB EC ED EF EH EI EK EN EO EP EQ
    ER ES ET EU EV EW EY F2 F3 F7 F8 F9 FA FB FC FD FI FJ FM FN FO FP FR FS FT FV FY FZ G3 G4 G5 G8
    G9 GA GF GJ GK GL GM GQ GR GS GV GX GY GZ H1 H2 H4 H5 H8 H9 HA HB HC HD HF HG HM HO HR HU HV HX
    HY HZ I2 I5 IA IB IC IE IG IN IO IR IS IT IX IY IZ J2 J3 J5 J7 J8 J9 JA JD JE JF JI JJ JL JP JQ
    JR JS JT JU JV JW JX JY K6 K7 KA KB KC KE KF KK KL KM KN KP KQ KR KS KU KX KY LA LG LH LI LJ LM
    LN LO LP LQ LR LS LT LV LW LX LY LZ M9 MD ME MF MH MI MK MM MN MO MR MS MT MU MX MZ N0 N4 N8 NC
    ND NF NH NI NK NL NM NO NP NS NT NU NX NY NZ O3 O6 O8 OA OB OD OF OG OJ OK OL OM ON OR OS OU OV
    OY OZ P0 P2 P4 P5 P8 PC PD PE PF PG PJ PK PL PM PN PQ PR PS PU PV PW PX PY PZ Q2 Q8 Q9 QB QC QF
    QH QK QL QN QP QR QS QV QW QX QZ R2 R3 R4 R6 RA RC RE RJ RO RQ RS RV RX S4 S5 S7 SA SB SC SD SF
    SG SK SL SM SN SP SQ SS ST SU SV SX SY T3 T5 T6 TA TB TC TE TF TG TK TL TM TN TO TP TR TS TT TU
    TV TW TX TZ U2 U4 U6 UA UB UE UF UG UH UI UK UL UM UN UO UP UQ US UT UU UX V0 V3 V7 VA VB VC VF
    VH VJ VL VM VN VO VR VS VT VW VX VY VZ W2 W3 W4 W6 W9 WA WB WE WF WG WJ WM WN WP WR WS WU WW WX
    WY WZ X3 X9 XC XE XF XG XJ XK XL XN XQ XR XT XW Y4 Y7 Y8 Y9 YC YE YI YK YL YM YN YO YR YS YT YU
    YV YW YX Z2 Z6 Z8 Z9 ZB ZE ZF ZG ZH ZI ZL ZP ZT
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
