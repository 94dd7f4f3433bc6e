/// The handles of banks and apps that payment addresses of India's Unified Payments Interface end in.
///
/// Facts of the National Payments Corporation of India, which publishes its members and their
/// handles; taken from what several public payment programs agree on, as read on 2026-11-30.
/// Handles are no domains, so none has a dot; those that are words, such as "corp", are left out.
enum PaymentHandles {
  /// Whether a word in lower case is a handle.
  static func contains(_ word: String) -> Bool { handles.contains(word) }

  private static let handles: Set<String> = [
    "abcdicici", "abfspay", "airtel", "airtelpaymentsbank", "albk", "allahabadbank", "allbank",
    "amazonpay", "andb", "apb", "apl", "aubank", "axis", "axisb", "axisbank", "axisgo", "axl",
    "bandhan", "barodampay", "barodapay", "bhim", "boi", "bpunity", "cbin", "cboi",
    "centralbank", "citi", "citibank", "cmsidfc", "cnrb", "csbcash", "csbpay", "cub", "dbs",
    "dcb", "dcbbank", "denabank", "dlb", "dnsbank", "eazypay", "equitas", "ezeepay", "fam",
    "fbl", "fbpe", "federal", "finobank", "fkaxis", "freecharge", "freoicici", "goaxb", "gpay",
    "hdfcbank", "hdfcbankjd", "hsbc", "ibl", "icici", "idbi", "idbibank", "idfc", "idfcbank",
    "idfcfirst", "idfcnetc", "ikwik", "imobile", "indbank", "indianbank", "indianbk", "indus",
    "indusind", "iob", "ippb", "jio", "jiopartner", "jkb", "jsbp", "jupiteraxis", "karb",
    "karurvysyabank", "kaypay", "kbl", "kbl052", "kmb", "kmbl", "kotak", "kvb", "kvbank",
    "lime", "lvb", "lvbank", "mahb", "mairtel", "mbk", "myicici", "naviaxis", "niyoicici",
    "obc", "okaxis", "okbizaxis", "okbizicici", "okhdfcbank", "okicici", "oksbi", "paytm",
    "paytmbank", "payzapp", "phonepe", "pingpay", "pnb", "pockets", "postbank", "psb", "psbpay",
    "ptaxis", "pthdfc", "ptsbi", "ptybl", "ptyes", "purz", "rajgovhdfcbank", "rapl", "rbl",
    "rmhdfcbank", "sbi", "sc", "scb", "scbl", "scmobile", "shriramhdfcbank", "sib", "slice",
    "sliceaxis", "srcb", "superyes", "synd", "syndbank", "syndicate", "tapicici", "timecosmos",
    "tjsb", "ubi", "uboi", "uco", "unionbank", "unionbankofindia", "united", "unitype", "upi",
    "utbi", "vijayabank", "vijb", "vjb", "waaxis", "wahdfcbank", "waicici", "wasbi", "yapl",
    "ybl", "yesbank", "yesbankltd", "yesfam", "yesg", "yespay", "yespop",
  ]
}
