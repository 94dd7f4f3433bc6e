/// The handles of banks and apps that payment addresses of India's Unified Payments Interface end in.
///
/// Facts as the banks and apps print them; handles are no domains, so none has a dot.
enum PaymentHandles {
  /// Whether a word in lower case is a handle.
  static func contains(_ word: String) -> Bool { handles.contains(word) }

  private static let handles: Set<String> = [
    "abfspay", "airtel", "airtelpaymentsbank", "albk", "allbank", "amazonpay", "apl", "apb",
    "aubank", "axis", "axisb", "axisbank", "axisgo", "axl", "bandhan", "barodampay", "barodapay",
    "bhim", "boi", "cboi", "centralbank", "citi", "citibank", "cmsidfc", "cnrb", "csbpay", "cub",
    "dbs", "dcb", "dlb", "eazypay", "equitas", "ezeepay", "fam", "fbl", "federal", "freecharge",
    "gpay", "googlepay", "hdfcbank", "hdfcbankjd", "hsbc", "ibl", "icici", "icicibank", "idbi",
    "idbibank", "idfc", "idfcbank", "idfcfirst", "ikwik", "indianbank", "indus", "iob", "jio",
    "jiopay", "jupiteraxis", "jkb", "kaypay", "kbl", "kmbl", "kotak", "kvb", "lime", "mahb",
    "mairtel", "naviaxis", "myicici", "obc", "okaxis", "okhdfcbank", "okicici", "oksbi", "paytm",
    "payzapp", "phonepe", "pingpay", "pnb", "pockets", "postbank", "psb", "ptaxis", "pthdfc",
    "ptsbi", "ptyes", "rapl", "rbl", "rmhdfcbank", "sbi", "sc", "scb", "sib", "slice", "superyes",
    "syndicate", "tapicici", "timecosmos", "tjsb", "uboi", "uco", "unionbank", "unionbankofindia",
    "united", "upi", "utbi", "vijb", "waaxis", "wahdfcbank", "waicici", "wasbi", "yapl", "yesbank",
    "yesbankltd", "ybl", "yespay",
  ]
}
