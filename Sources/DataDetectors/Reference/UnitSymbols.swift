/// Symbols of units with their case, and names that the generated table lacks, by stable name.
enum UnitSymbols {
  /// Symbols as they are printed after a number.
  static let symbols = """
    metre: m|mtr
    kilometre: km|Km|KM|kms|k.m.
    hectometre: hm
    decimetre: dm
    centimetre: cm|CM|Cm|cms|c.m.
    millimetre: mm|MM|Mm|㎜
    micrometre: µm|μm|um
    nanometre: nm
    picometre: pm
    inch: in|in.|″|inch|IN
    foot: ft|ft.|FT|Ft|′
    yard: yd|yd.|yds
    mile: mi|mi.|MI
    nautical-mile: nmi|NM
    light-year: ly
    astronomical-unit: AU|au
    parsec: pc
    square-metre: m²|m2|M2|sqm|sq m|sq. m|sq.m|㎡|m^2|qm
    square-kilometre: km²|km2|sq km|sq. km|km^2
    square-centimetre: cm²|cm2|sq cm|cm^2
    square-millimetre: mm²|mm2|mm^2
    square-inch: in²|in2|sq in|sq. in.|sq in.
    square-foot: ft²|ft2|sq ft|sq. ft.|sq. ft|sq ft.|sqft|sf|SF
    square-yard: yd²|yd2|sq yd
    square-mile: mi²|mi2|sq mi|sq. mi.
    acre: ac
    hectare: ha
    litre: l|L|ℓ|ltr|lt|Ltr
    kilolitre: kl|kL
    hectolitre: hl|hL
    decilitre: dl|dL
    centilitre: cl|cL
    millilitre: ml|mL|ML|mls
    cubic-metre: m³|m3|cu m|cbm|m^3
    cubic-decimetre: dm³|dm3
    cubic-centimetre: cm³|cm3|cc|ccm|cu cm|cm^3
    cubic-millimetre: mm³|mm3
    cubic-inch: in³|in3|cu in|cu. in.
    cubic-foot: ft³|ft3|cu ft|cu. ft.
    cubic-yard: yd³|yd3|cu yd
    cubic-kilometre: km³|km3
    bushel: bu|bsh
    teaspoon: tsp|tsp.|tsps
    tablespoon: tbsp|tbsp.|tbsps|Tbsp
    fluid-ounce: fl oz|fl. oz.|fl.oz.|fl. oz|floz|fl oz.
    pint: pt|pt.|pts
    quart: qt|qt.|qts
    gallon: gal|gal.|gals
    barrel: bbl|bbls
    kilogram: kg|Kg|KG|kgs|Kgs|KGS|kg.|㎏|k.g.
    gram: g|gr|gs|gm|gms|G|GR|g.
    decigram: dg
    milligram: mg|MG|mgs
    microgram: µg|μg|mcg|ug
    nanogram: ng
    ounce: oz|oz.|OZ|Oz
    pound: lb|lb.|lbs|lbs.|LB|LBS|Lbs|Lb
    stone: st
    tonne: t|MT
    carat: ct|ct.|cts
    troy-ounce: oz t|ozt
    kelvin: K
    degree-celsius: °C|ºC|° C|º C|˚C|˚ C|℃|C|C°|degC|deg C|deg. C|deg c|°c|ºc|° c
    degree-fahrenheit: °F|ºF|° F|º F|˚F|˚ F|℉|F|F°|degF|deg F|deg. F|deg f|°f|ºf|° f
    degree: °|˚|deg|deg.
    radian: rad|rads
    gradian: gon
    revolution: rev|revs
    metre-per-second: m/s|m/sec|mps
    kilometre-per-hour: km/h|kph|kmh|kmph|km/hr|km/hour|Km/h|KM/H|KMH|KPH
    mile-per-hour: mph|MPH|mi/h|Mph
    knot: kn|kt|kts
    pascal: Pa
    hectopascal: hPa
    kilopascal: kPa
    megapascal: MPa
    gigapascal: GPa
    bar: bar
    millibar: mbar|mb
    millimetre-of-mercury: mmHg|mm Hg
    inch-of-mercury: inHg|in Hg
    pound-per-square-inch: psi|PSI|lb/in²|lbs/in²
    watt: W
    milliwatt: mW
    kilowatt: kW|kw|KW|Kw
    megawatt: MW
    gigawatt: GW
    terawatt: TW
    horsepower: hp|HP|bhp|PS|Hp
    watt-hour: Wh
    kilowatt-hour: kWh|KWh|kwh|KWH|kW h|kW·h|Kwh
    megawatt-hour: MWh
    gigawatt-hour: GWh
    joule: J
    kilojoule: kJ|kj|KJ
    calorie: cal
    kilocalorie: kcal|Kcal|Cal|KCAL
    electronvolt: eV
    newton-metre: Nm|N·m|N m
    hertz: Hz|hz|HZ
    kilohertz: kHz|KHz|khz|KHZ
    megahertz: MHz|Mhz|mhz|MHZ
    gigahertz: GHz|Ghz|ghz|GHZ
    terahertz: THz
    volt: V|VAC|VDC
    millivolt: mV
    kilovolt: kV|KV
    ampere: A
    milliampere: mA
    ohm: Ω|Ω
    kiloohm: kΩ|kΩ
    megaohm: MΩ|MΩ
    bit: bit
    kilobit: kbit|kb|Kbit|Kb
    megabit: Mbit|Mb
    gigabit: Gbit|Gb
    kilobyte: kB|KB|Ko
    megabyte: MB|Mo
    gigabyte: GB|Go|gb|Gb
    terabyte: TB|tb|To
    petabyte: PB
    exabyte: EB
    kibibyte: KiB
    mebibyte: MiB
    gibibyte: GiB
    tebibyte: TiB
    litre-per-100-kilometres: l/100 km|l/100km|L/100km|L/100 km
    mile-per-gallon: mpg|MPG
    metre-per-second-squared: m/s²|m/s2|m/s^2
    gram-per-litre: g/l|g/L
    milligram-per-decilitre: mg/dl|mg/dL
    """

  /// Names in any case.
  static let names = """
    metre: metre|metres|meter|meters
    kilometre: kilometre|kilometres|kilometer|kilometers|kilómetro|kilometro|quilometro|quilômetro
    kilometre: quilometros|quilómetro|quilómetros|公里|千米|キロメートル|キロ|किमी|कि.मी.
    decimetre: decimetre|decimetres|decimeter|decimeters
    centimetre: centimetre|centimetres|公分|厘米|センチ|センチメートル|santim
    millimetre: millimetre|millimetres|毫米|公厘|ミリ
    metre: 公尺|米
    picometre: picometre|picometres|pikometer|pikometre|picómetros|picometri|picomètre
    mile: mile|miles|mijl|mijlen|meile|meilen|milla|millas|milha|milhas|miglio|miglia|mille|英里|マイル
    mile: 마일|मील|mil
    foot: foot|feet|voet|fuß|fuss|pied|pieds|pie|pies|pé|pés|piede|piedi|fot|ayak|フィート|英尺|呎|피트|फुट|फीट
    inch: inch|inches|duim|zoll|pouce|pouces|pulgada|pulgadas|polegada|polegadas|pollice|pollici|tum
    inch: inç|インチ|英寸|인치|इंच|吋|英吋
    yard: yard|yards|jarda|jardas|yarda|yardas|iarda|iarde|ヤード|码|야드|गज
    acre: acre|acres|エーカー|英亩|에이커|एकड़|dönüm
    square-metre: square metre|square metres|square meter|square meters|quadratmeter|mètres carrés
    square-metre: metros cuadrados|metros quadrados|metri quadrati|vierkante meter|metrekare|平方米
    square-metre: 平方メートル|제곱미터|평방 미터|평방미터|वर्ग मीटर|kvadratmeter
    square-kilometre: वर्ग किमी|वर्ग किलोमीटर|square kilometre|square kilometres|平方公里|平方千米|평방 킬로미터
    square-centimetre: santimetre kare|centímetros cuadrados
    square-foot: square foot|square feet|vierkante voet
    square-mile: square mile|square miles|vierkante mijl
    cubic-foot: cubic foot|cubic feet|pés cúbicos|pies cúbicos|kubieke voet|kubikfuß|pieds cubes
    cubic-foot: piedi cubi|kubikfot|立方フィート|입방 피트|फीट क्यूबिक
    cubic-centimetre: cubic centimetre|cubic centimetres
    cubic-metre: cubic metre|cubic metres|kubikmeter|立方米|kubieke meter
    litre: litre|litres|liter|liters|litro|litros|litri|升|公升|リットル|리터|लीटर
    millilitre: millilitre|millilitres|毫升|ミリリットル
    hectolitre: hectolitre|hectolitres|hectoliter|hectoliters|hectolitro|hectolitros
    gallon: gallon|gallons|galón|galones|galão|galões|gallone|galloni|galon|galonluk|gallonen|加仑
    gallon: ガロン|갤런|गैलन
    barrel: barrel|barrels|baril|barils|barril|barriles|barris|barile|barili|vat|vaten|fat|fass|fässer
    barrel: varil|バレル|桶|배럴|बैरल
    kilogram: kilogramme|kilogrammes|kilogram|kilograms|kilo|kilos|キログラム|キロ|公斤|千克|킬로그램
    gram: gramme|grammes|gram|grams|克|グラム|그램
    milligram: milligram|milligrams|milligramme|milligrammes|毫克|ミリグラム
    pound: पाउंड|pound|pounds|pond|pfund|livre|livres|libra|libras|libbra|libbre|pund|paund|磅|ポンド|파운드
    ounce: ounce|ounces|ons|unze|unzen|once|onces|onza|onzas|onça|onças|oncia|uns|盎司|オンス|온스|औंस
    ounce: onsluk
    tonne: metric ton|metric tons|metric tonne|metric tonnes|tonne|tonnes|metrische ton|tonnen
    tonne: toneladas métricas|tonelada métrica|t métricas|tonnellate metriche|tonnellate|tonnellata
    tonne: toneladas|tonelada|metrische tonnen|metriska ton|metrik ton|メートルトン|公吨|吨|미터톤|톤|トン
    tonne: tonnes métriques|मीट्रिक टन|टन
    short-ton: ton|tons|short ton|short tons
    jin: 斤
    light-year: light year|light years|light-year|light-years|lichtjaar|光年|광년
    degree-celsius: degrees celsius|degree celsius|degrees c|degree c|celsius|celcius|centigrade
    degree-celsius: degrees centigrade|degrees celcius|deg celsius|grad celsius|graden celsius
    degree-celsius: graden c|grad c|degrés celsius|degrés c|degrés centigrades|grados celsius
    degree-celsius: grados c|grados centígrados|centígrados|centígrado|centigrados|graus celsius
    degree-celsius: graus c|gradi celsius|gradi c|gradi centigradi|grader celsius|grader c|celsius°
    degree-celsius: graus centígrados|derece celsius|derece c|santigrat derece|santigrat|santigratı
    degree-celsius: derece santigrat|摂氏|摄氏度|攝氏度|degrés celcius|celsiusgrade|celsiusgrader
    degree-celsius: डिग्री सेल्सियस|सेल्सियस|डिग्री c|डिग्री सी|grad celsius|celcius degrees|°celsius
    degree-celsius: डिग्री से.|摄氏°|攝氏°|celsius degrees|degree centigrade|celsius derece|° celsius|grader celcius|セルシウス度
    degree-fahrenheit: degrees fahrenheit|degree fahrenheit|degrees f|degree f|fahrenheit
    degree-fahrenheit: deg fahrenheit|grad fahrenheit|graden fahrenheit|graden f|grad f|graus f
    degree-fahrenheit: degrés fahrenheit|degrés f|grados fahrenheit|grados f|graus fahrenheit
    degree-fahrenheit: gradi fahrenheit|gradi f|grader fahrenheit|grader f|derece fahrenhayt
    degree-fahrenheit: fahrenhayt derece|fahrenhayt|derece f|华氏度|華氏度|fahrenhayta|fahrenheit degrees
    degree-fahrenheit: डिग्री फारेनहाइट|फारेनहाइट|डिग्री f|फ़ारेनहाइट|डिग्री एफ|° fahrenheit|fahreneit
    degree-fahrenheit: 华氏°|華氏°|डिग्री फ़ॉ.|डिग्री फ़ॉ|डिग्री फ़ॉरेनहाइट|फ़ैरनहाइट|डिग्री फ़ारेनहाइट
    degree: degree|degrees|grad|graden|grados|graus|gradi|grader|degrés|derece|度|도|डिग्री|градусов
    kelvin: kelvin|kelvins|degrees kelvin
    radian: radian|radians|radyan|radialen|弧度
    revolution: turn|turns|revolution|revolutions|varv|umdrehungen|tours
    kilometre-per-hour: kilometres per hour|kilometers per hour|kilometre per hour|kilometer per uur
    kilometre-per-hour: kilometer pro stunde|kilomètres par heure|kilómetros por hora|km per uur
    kilometre-per-hour: quilômetros por hora|chilometri orari|chilometri all'ora|kilometer i timmen
    kilometre-per-hour: kilometer per hour|km per hour|kilometer per timme|stundenkilometer
    mile-per-hour: miles per hour|mile per hour|mijl per uur|meilen pro stunde|miles par heure
    mile-per-hour: millas por hora|milhas por hora|miglia all'ora|miglia orarie|mil per timme
    mile-per-hour: マイル毎時|시속 마일|मील प्रति घंटे
    pound-per-square-inch: pounds per square inch
    mile-per-gallon: miles per gallon
    litre-per-100-kilometres: litres per 100 km|liters per 100 km
    electronvolt: electronvolt|electronvolts|electron volt|electron volts
    watt-hour: watt hour|watt hours|watt-hour|watt-hours
    megawatt-hour: megawatt hour|megawatt hours|megawatt-hours
    bit: bit|bits|ビット|비트|比特|बिट
    exabyte: exabyte|exabytes
    kilobyte: kilobytes|kilobyte
    watt: 瓦|瓦特
    kilowatt: 千瓦
    hertz: 赫兹
    """
}
