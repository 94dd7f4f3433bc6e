extension UnitSymbols {
  /// Symbols of the units that Foundation lacks.
  ///
  /// Single letters such as "N" and "T" are left out: after a number they mean other things.
  static let derivedSymbols = """
    kilonewton: kN
    pound-force: lbf
    mole: mol
    millimole: mmol
    micromole: µmol|μmol|umol
    nanomole: nmol
    kilomole: kmol
    millicandela: mcd
    lumen: lm
    kilolumen: klm
    lux: lx
    millitesla: mT
    microtesla: µT|μT
    picofarad: pF
    nanofarad: nF
    microfarad: µF|μF|uF
    millihenry: mH
    microhenry: µH|μH|uH
    nanohenry: nH
    gray: Gy
    milligray: mGy
    microgray: µGy|μGy
    centigray: cGy
    sievert: Sv
    millisievert: mSv
    microsievert: µSv|μSv|uSv
    nanosievert: nSv
    becquerel: Bq
    kilobecquerel: kBq
    megabecquerel: MBq
    gigabecquerel: GBq
    decibel: dB|dB(A)|dBA
    part-per-million: ppm
    revolution-per-minute: rpm|RPM|r/min
    microampere: µA|μA|uA
    microvolt: µV|μV|uV
    megavolt: MV
    milliohm: mΩ|mΩ
    nanowatt: nW
    kilovolt-ampere: kVA|KVA
    kilometre-per-second: km/s
    centimetre-per-second: cm/s
    millimetre-per-second: mm/s
    metre-per-minute: m/min
    metre-per-hour: m/h
    mile-per-second: mi/s
    foot-per-second: ft/s|fps
    foot-per-minute: ft/min|fpm
    inch-per-second: in/s
    atmosphere: atm
    torr: Torr
    british-thermal-unit: BTU|Btu|BTUs
    megajoule: MJ
    gigajoule: GJ
    kiloelectronvolt: keV
    megaelectronvolt: MeV
    terawatt-hour: TWh
    angstrom: Å|Å
    femtometre: fm
    kilogram-per-cubic-metre: kg/m³|kg/m3|kg/m^3
    gram-per-cubic-centimetre: g/cm³|g/cm3|g/cm^3|g/cc
    gram-per-decilitre: g/dl|g/dL
    milligram-per-litre: mg/l|mg/L
    milligram-per-millilitre: mg/ml|mg/mL
    microgram-per-litre: µg/l|μg/l|µg/L|μg/L|ug/L
    microgram-per-millilitre: µg/ml|μg/ml|µg/mL|μg/mL|mcg/mL
    nanogram-per-millilitre: ng/ml|ng/mL
    microgram-per-cubic-metre: µg/m³|μg/m³|µg/m3|μg/m3
    milligram-per-cubic-metre: mg/m³|mg/m3
    cubic-metre-per-second: m³/s|m3/s
    cubic-metre-per-hour: m³/h|m3/h|cbm/h
    litre-per-second: l/s|L/s
    litre-per-minute: l/min|L/min|lpm|LPM
    litre-per-hour: l/h|L/h
    millilitre-per-minute: ml/min|mL/min
    millilitre-per-hour: ml/h|mL/h|ml/hr|mL/hr
    gallon-per-minute: gpm|GPM|gal/min
    cubic-foot-per-minute: cfm|CFM|ft³/min
    kilobit-per-second: kbit/s|kbps|kb/s|Kbps
    megabit-per-second: Mbit/s|Mbps|Mb/s|MBit/s
    gigabit-per-second: Gbit/s|Gbps|Gb/s|GBit/s
    kilobyte-per-second: kB/s|KB/s
    megabyte-per-second: MB/s
    gigabyte-per-second: GB/s
    """

  /// Names of these units in any case, where they are no ordinary words.
  static let derivedNames = """
    newton: newton|newtons|ニュートン|牛顿
    kilonewton: kilonewton|kilonewtons
    pound-force: pound-force|pounds-force|pounds of force
    candela: candela|candelas|カンデラ
    lumen: lumen|lumens|ルーメン|流明
    lux: lux|ルクス|勒克斯
    sievert: sievert|sieverts|シーベルト
    millisievert: millisievert|millisieverts|ミリシーベルト
    microsievert: microsievert|microsieverts|マイクロシーベルト
    milligray: milligray|milligrays
    becquerel: becquerel|becquerels|ベクレル
    megabecquerel: megabecquerel|megabecquerels
    decibel: decibel|decibels|dezibel|décibel|décibels|decibelios|decibeles|デシベル|分贝
    part-per-million: parts per million
    revolution-per-minute: revolutions per minute|umdrehungen pro minute|tours par minute
    revolution-per-minute: revoluciones por minuto|giri al minuto
    microfarad: microfarad|microfarads
    picofarad: picofarad|picofarads
    millihenry: millihenry|millihenries
    foot-per-second: feet per second|foot per second
    mile-per-second: miles per second
    kilometre-per-second: kilometres per second|kilometers per second
    atmosphere: atmospheres
    torr: torr
    british-thermal-unit: british thermal unit|british thermal units
    therm: therms
    megajoule: megajoule|megajoules
    gigajoule: gigajoule|gigajoules
    terawatt-hour: terawatt hours|terawatt-hours|terawatt-hour
    angstrom: angstrom|angstroms|ångström|ångströms
    gallon-per-minute: gallons per minute
    litre-per-minute: litres per minute|liters per minute
    cubic-foot-per-minute: cubic feet per minute|cubic foot per minute
    cubic-metre-per-second: cubic metres per second|cubic meters per second
    megabit-per-second: megabits per second|megabit per second
    gigabit-per-second: gigabits per second|gigabit per second
    kilobit-per-second: kilobits per second|kilobit per second
    megabyte-per-second: megabytes per second
    """
}
