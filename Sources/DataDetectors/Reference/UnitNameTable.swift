// Made by generate_locale_names.py; don't edit.

extension UnitNames {
  /// Names of units after a number, in all languages, by their stable name.
  ///
  /// From CLDR 49 as carried by the PyPI package `babel` 2.19.0, written 2026-11-30.
  static let table = """
    metre: meters|meter|mètres|metres|mètre|metre|metros|metro|metri|metriä|metria|metra
    metre: metr|metry|metrów|metrow|метра|метр|метров|метри|метрів|メートル|米|公尺|미터|मीटर|متر
    metre: أمتار|مترًا|mét|met
    kilometre: kilometers|kilometer|kilomètres|kilometres|kilomètre|kilometre|kilómetros
    kilometre: kilometros|kilómetro|kilometro|chilometri|chilometro|quilômetros|quilometros
    kilometre: quilômetro|quilometro|kilometriä|kilometria|kilometri|kilometra|kilometr
    kilometre: kilometry|kilometrów|kilometrow|километра|километр|километров|кілометра
    kilometre: кілометр|кілометри|кілометрів|キロメートル|公里|킬로미터|किलोमीटर|कि॰मी|كيلومتر
    kilometre: كيلومترات|كيلومترًا|kilômét|kilomet
    decimetre: decimeters|decimeter|dezimeter|décimètres|decimetres|décimètre|decimetre
    decimetre: decímetros|decimetros|decímetro|decimetro|decimetri|desimetriä|desimetria
    decimetre: desimetri|decymetra|decymetr|decymetry|decymetrów|decymetrow|desimetre
    decimetre: дециметра|дециметр|дециметров|дециметри|дециметрів|デシメートル|分米|公寸|데시미터
    decimetre: डेसीमीटर|डे॰मी|ديسيمتر|đềximét
    centimetre: centimeters|centimeter|zentimeter|centimètres|centimetres|centimètre
    centimetre: centimetre|centímetros|centimetros|centímetro|centimetro|centimetri
    centimetre: senttimetriä|senttimetria|senttimetri|centymetra|centymetr|centymetry
    centimetre: centymetrów|centymetrow|santimetre|сантиметра|сантиметр|сантиметров
    centimetre: сантиметри|сантиметрів|センチメートル|厘米|公分|센티미터|सेंटीमीटर|सें॰मी|سنتيمتر|xentimét
    centimetre: xentimet
    millimetre: millimeters|millimeter|millimètres|millimetres|millimètre|millimetre
    millimetre: milímetros|milimetros|milímetro|milimetro|millimetri|millimetro|millimetriä
    millimetre: millimetria|milimetra|milimetr|milimetry|milimetrów|milimetrow|milimetre
    millimetre: миллиметра|миллиметр|миллиметров|міліметра|міліметр|міліметри|міліметрів
    millimetre: ミリメートル|毫米|公釐|밀리미터|मिलीमीटर|मि॰मी|مليمتر|milimét|milimet
    micrometre: micrometers|micrometer|mikrometer|micromètres|micrometres|micromètre
    micrometre: micrometre|micrómetros|micrometros|micrómetro|micrometro|micrometri
    micrometre: micrômetros|micrômetro|mikrometriä|mikrometria|mikrometri|mikrometra
    micrometre: mikrometr|mikrometry|mikrometrów|mikrometrow|mikrometre|микрометра
    micrometre: микрометр|микрометров|мікрометра|мікрометр|мікрометри|мікрометрів|マイクロメートル
    micrometre: 微米|마이크로미터|माइक्रोमीटर|μ मा॰मी|ميكرومتر|micrômét|micromet
    nanometre: nanometers|nanometer|nanomètres|nanometres|nanomètre|nanometre|nanómetros
    nanometre: nanometros|nanómetro|nanometro|nanometri|nanômetros|nanômetro|nanometriä
    nanometre: nanometria|nanometra|nanometr|nanometry|nanometrów|nanometrow|нанометра
    nanometre: нанометр|нанометров|нанометри|нанометрів|ナノメートル|纳米|奈米|나노미터|नैनोमीटर|नै॰मी
    nanometre: نانو متر|nanomét|nanomet
    picometre: picometers|picometer|pikometer|picomètres|picometres|picomètre|picometre
    picometre: picómetros|picometros|picómetro|picometro|picometri|picômetros|picômetro
    picometre: pikometriä|pikometria|pikometri|pikometra|pikometr|pikometry|pikometrów
    picometre: pikometrow|pikometre|пикометра|пикометр|пикометров|пікометра|пікометр
    picometre: пікометри|пікометрів|ピコメートル|皮米|피코미터|पिकोमीटर|पि॰मी|بيكومتر|picômét|picomet
    inch: inches|inch|zoll|pouces|pouce|pulgadas|pulgada|pollici|pollice|polegadas|polegada
    inch: pol|tum|tuumaa|tuuma|cala|cal|cale|cali|inç|inc|дюйма|дюйм|дюймов|дюйми|дюймів
    inch: インチ|英寸|인치|इंच|بوصة
    foot: feet|foot|fuß|pieds|pied|pies|pie|piedi|piede|pés|pes|pé|pe|voet|fot|jalkaa|jalka
    foot: stopy|stopa|stóp|stop|fit|фута|фут|футов|фути|футів|フィート|英尺|피트|फ़ीट|फ़ुट|قدم
    yard: yards|yard|yardas|yarda|iarde|iarda|jardas|jarda|jaardia|jaardi|jard|jardy|jardów
    yard: jardow|ярда|ярд|ярдов|ярди|ярдів|ヤード|码|碼|야드|गज़|ياردة
    mile: miles|mile|meilen|meile|millas|milla|miglia|miglio|milhas|milha|mijl|mailia|maili
    mile: mili|mila|mil|мили|миля|миль|милі|マイル|英里|마일|मील|ميل|أميال|ميلاً|dặm|dam
    scandinavian-mile: miles-scandinavian|mile-scandinavian|skandinavische meilen
    scandinavian-mile: skandinavische meile|milles scandinaves|mille scandinave
    scandinavian-mile: millas escandinavas|milla escandinava|mi esc|miglia scandinave
    scandinavian-mile: miglio scandinavo|milhas escandinavas|milha escandinava
    scandinavian-mile: scandinavische mijl|mil|peninkulmaa|peninkulma|mili skandynawskiej
    scandinavian-mile: mila skandynawska|mile skandynawskie|mil skandynawskich|smi
    scandinavian-mile: скандинавской мили|скандинавская миля|скандинавские мили
    scandinavian-mile: скандинавских миль|ск. ми|скандинавської милі|скандинавська миля
    scandinavian-mile: скандинавські милі|скандинавських миль|сканд. милі|сканд. миля
    scandinavian-mile: сканд. миль|スカンジナビアマイル|斯堪的纳维亚英里|斯堪地那維亞里|스칸디나비아 마일|मील-स्कैण्डिनेवियन
    scandinavian-mile: ميل اسكندنافي|dặm scandinavia|dam scandinavia
    nautical-mile: nautical miles|nautical mile|seemeilen|seemeile|milles marins
    nautical-mile: mille marin|millas náuticas|millas nauticas|milla náutica|milla nautica
    nautical-mile: miglia nautiche|miglio nautico|milhas náuticas|milhas nauticas
    nautical-mile: milha náutica|milha nautica|zeemijlen|zeemijl|nautiska mil|nautisk mil
    nautical-mile: naut. mil|meripeninkulmaa|meripeninkulma|mili morskiej|mila morska
    nautical-mile: mile morskie|mil morskich|deniz mili|морской мили|морская миля
    nautical-mile: морские мили|морских миль|мор. ми|морської милі|морська миля
    nautical-mile: морські милі|морських миль|м. милі|м. миля|м. миль|海里|해리|नॉटिकल मील
    nautical-mile: नॉ॰ मी|ميل بحري|hải lý|hai ly
    fathom: fathoms|fathom|faden|brasses|brasse|brazas|braza|braccia|braccio|braças|bracas
    fathom: braça|braca|bça|bca|vadems|vadem|famnar|famn|syltä|sylta|syli|sążnia|saznia
    fathom: sążeń|sazen|sążnie|saznie|sążni|sazni|морской сажени|морская сажень
    fathom: морских сажени|морских саженей|мор. сажени|мор. сажень|мор. саженей|фатома
    fathom: фатом|фатоми|фатомів|ファゾム|英寻|英尋|패덤|फ़ैदम|قامة|sải|sai
    furlong: furlongs|furlong|engelska plogfårelängder|engelska plogfarelangder
    furlong: engelsk plogfårelängd|engelsk plogfarelangd|en.pfrld|furlongia|furlonga
    furlong: furlongi|furlongów|furlongow|фурлонга|фурлонг|фурлонгов|фурл|фурлонги
    furlong: фурлонгів|ハロン|弗隆|化朗|펄롱|फ़र्लांग|فرلنغ|fulông|fulong
    light-year: light years|light year|lichtjahre|lichtjahr|années-lumière|annees-lumiere
    light-year: année-lumière|annee-lumiere|años luz|anos luz|año luz|ano luz|a. l
    light-year: anni luce|anno luce|anos-luz|ano-luz|lichtjaar|ljusår|ljusar|valovuotta
    light-year: valovuosi|roku świetlnego|roku swietlnego|rok świetlny|rok swietlny
    light-year: lata świetlne|lata swietlne|lat świetlnych|lat swietlnych|ışık yılı
    light-year: isik yili|светового года|световой год|световых года|световых лет|св. г
    light-year: св. л|світлового року|світловий рік|світлові роки|світлових років|св. р|光年
    light-year: 광년|प्रकाश वर्ष|प्र॰व|سنة ضوئية|سنوات ضوئية|năm ánh sáng|nam anh sang
    astronomical-unit: astronomical units|astronomical unit|astronomische einheiten
    astronomical-unit: astronomische einheit|unités astronomiques|unites astronomiques
    astronomical-unit: unité astronomique|unite astronomique|unidades astronómicas
    astronomical-unit: unidades astronomicas|unidad astronómica|unidad astronomica
    astronomical-unit: unità astronomiche|unita astronomiche|unità astronomica
    astronomical-unit: unita astronomica|unidades astronômicas|unidade astronômica
    astronomical-unit: unidade astronomica|astronomische eenheden|astronomische eenheid
    astronomical-unit: astronomiska enheter|astronomisk enhet|astronomista yksikköä
    astronomical-unit: astronomista yksikkoa|astronominen yksikkö|astronominen yksikko
    astronomical-unit: jednostki astronomicznej|jednostka astronomiczna
    astronomical-unit: jednostki astronomiczne|jednostek astronomicznych|j.a
    astronomical-unit: astronomik birim|астрономической единицы|астрономическая единица
    astronomical-unit: астрономические единицы|астрономических единиц|а. е
    astronomical-unit: астрономічної одиниці|астрономічна одиниця|астрономічні одиниці
    astronomical-unit: астрономічних одиниць|а. о|天文単位|天文单位|天文單位|천문 단위|खगोलीय इकाईयां
    astronomical-unit: खगोलीय इकाई|खगो॰ इका|وحدة فلكية|و.ف|đơn vị thiên văn
    parsec: parsecs|parsec|parsekia|parsek|parseka|parseki|parseków|parsekow|парсека|парсек
    parsec: парсеков|парсеки|парсеків|パーセク|秒差距|파섹|पार्सेक|فرسخ فلكي
    square-metre: square meters|square meter|quadratmeter|mètres carrés|metres carres
    square-metre: mètre carré|metre carre|metros cuadrados|metro cuadrado|metri quadrati
    square-metre: metro quadrato|metros quadrados|metro quadrado|vierkante meter
    square-metre: kvadratmeter|neliömetriä|neliometria|neliömetri|neliometri
    square-metre: metra kwadratowego|metr kwadratowy|metry kwadratowe|metrów kwadratowych
    square-metre: metrow kwadratowych|metrekare|квадратного метра|квадратный метр
    square-metre: квадратных метра|квадратных метров|квадратний метр|квадратні метри
    square-metre: квадратних метрів|平方メートル|平方米|平方公尺|제곱미터|वर्ग मीटर|वर्ग मी|متر مربع
    square-metre: mét vuông|met vuong
    square-kilometre: square kilometers|square kilometer|quadratkilometer|kilomètres carrés
    square-kilometre: kilometres carres|kilomètre carré|kilometre carre
    square-kilometre: kilómetros cuadrados|kilometros cuadrados|kilómetro cuadrado
    square-kilometre: kilometro cuadrado|chilometri quadrati|chilometro quadrato
    square-kilometre: quilômetros quadrados|quilometros quadrados|quilômetro quadrado
    square-kilometre: quilometro quadrado|vierkante kilometer|kvadratkilometer
    square-kilometre: neliökilometriä|neliokilometria|neliökilometri|neliokilometri
    square-kilometre: kilometra kwadratowego|kilometr kwadratowy|kilometry kwadratowe
    square-kilometre: kilometrów kwadratowych|kilometrow kwadratowych|kilometrekare
    square-kilometre: квадратного километра|квадратный километр|квадратных километра
    square-kilometre: квадратных километров|квадратного кілометра|квадратний кілометр
    square-kilometre: квадратні кілометри|квадратних кілометрів|平方キロメートル|平方公里|제곱킬로미터
    square-kilometre: वर्ग किलोमीटर|वर्ग कि॰मी|كيلومتر مربع|kilômét vuông|kilomet vuong
    square-centimetre: square centimeters|square centimeter|quadratzentimeter
    square-centimetre: centimètres carrés|centimetres carres|centimètre carré
    square-centimetre: centimetre carre|centímetros cuadrados|centimetros cuadrados
    square-centimetre: centímetro cuadrado|centimetro cuadrado|centimetri quadrati
    square-centimetre: centimetro quadrato|centímetros quadrados|centimetros quadrados
    square-centimetre: centímetro quadrado|centimetro quadrado|vierkante centimeter
    square-centimetre: kvadratcentimeter|neliösenttimetriä|neliosenttimetria
    square-centimetre: neliösenttimetri|neliosenttimetri|centymetra kwadratowego
    square-centimetre: centymetr kwadratowy|centymetry kwadratowe|centymetrów kwadratowych
    square-centimetre: centymetrow kwadratowych|santimetrekare|квадратного сантиметра
    square-centimetre: квадратный сантиметр|квадратных сантиметра|квадратных сантиметров
    square-centimetre: квадратний сантиметр|квадратні сантиметри|квадратних сантиметрів
    square-centimetre: 平方センチメートル|平方厘米|平方公分|제곱센티미터|वर्ग सेंटीमीटर|व॰ सें|سنتيمتر مربع
    square-centimetre: xentimét vuông|xentimet vuong
    square-inch: square inches|square inch|quadratzoll|pouces carrés|pouces carres
    square-inch: pouce carré|pouce carre|pulgadas cuadradas|pulgada cuadrada
    square-inch: pollici quadrati|pollice quadrato|polegadas quadradas|polegada quadrada
    square-inch: pol²|vierkante inch|kvadrattum|tum²|neliötuumaa|neliotuumaa|neliötuuma
    square-inch: neliotuuma|cala kwadratowego|cal kwadratowy|cale kwadratowe
    square-inch: cali kwadratowych|cala kw|cal kw|cale kw|cali kw|inç kare|inc kare
    square-inch: квадратного дюйма|квадратный дюйм|квадратных дюйма|квадратных дюймов|дюйм²
    square-inch: квадратний дюйм|квадратні дюйми|квадратних дюймів|дюйма²|дюйми²|дюймів²
    square-inch: 平方インチ|平方英寸|제곱인치|वर्ग इंच|व॰ इं|بوصة مربعة|بوصة²|inch vuông|inch vuong
    square-foot: square feet|square foot|sq ft|quadratfuß|pieds carrés|pieds carres
    square-foot: pied carré|pied carre|pies cuadrados|pie cuadrado|piedi quadrati
    square-foot: piede quadrato|pés quadrados|pes quadrados|pé quadrado|pe quadrado
    square-foot: vierkante voet|kvadratfot|kv.fot|neliöjalkaa|neliojalkaa|neliöjalka
    square-foot: neliojalka|stopy kwadratowej|stopa kwadratowa|stopy kwadratowe
    square-foot: stóp kwadratowych|stop kwadratowych|stopy kw|stopa kw|stóp kw|stop kw
    square-foot: fit kare|квадратного фута|квадратный фут|квадратных фута|квадратных футов
    square-foot: квадратний фут|квадратні фути|квадратних футів|фута²|фут²|фути²|футів²
    square-foot: 平方フィート|平方英尺|제곱피트|वर्गफ़ीट|वर्गफ़ुट|व॰फ़ी|قدم مربعة|قدم²|feet vuông
    square-foot: feet vuong
    square-yard: square yards|square yard|quadratyards|quadratyard|yards carrés
    square-yard: yards carres|yard carré|yard carre|yardas cuadradas|yarda cuadrada
    square-yard: iarde quadrate|iarda quadrata|jardas quadradas|jarda quadrada
    square-yard: vierkante yard|kvadratyard|neliöjaardia|neliojaardia|neliöjaardi
    square-yard: neliojaardi|jarda kwadratowego|jard kwadratowy|jardy kwadratowe
    square-yard: jardów kwadratowych|jardow kwadratowych|jarda kw|jard kw|jardy kw
    square-yard: jardów kw|jardow kw|yarda kare|квадратного ярда|квадратный ярд
    square-yard: квадратных ярда|квадратных ярдов|ярд²|квадратний ярд|квадратні ярди
    square-yard: квадратних ярдів|ярда²|ярди²|ярдів²|平方ヤード|平方码|平方碼|제곱야드|वर्ग गज|व॰ ग
    square-yard: ياردة مربعة|ياردة²|yard vuông|yard vuong
    square-mile: square miles|square mile|sq mi|quadratmeilen|quadratmeile|milles carrés
    square-mile: milles carres|mille carré|mille carre|millas cuadradas|milla cuadrada
    square-mile: miglia quadrate|miglio quadrato|milhas quadradas|milha quadrada
    square-mile: vierkante mijl|kvadratmile|kv.mile|neliömailia|neliomailia|neliömaili
    square-mile: neliomaili|mili kwadratowej|mila kwadratowa|mile kwadratowe
    square-mile: mil kwadratowych|mili kw|mila kw|mile kw|mil kw|mil kare|квадратной мили
    square-mile: квадратная миля|квадратные мили|квадратных миль|квадратної милі
    square-mile: квадратна миля|квадратні милі|квадратних миль|милі²|миля²|миль²|平方マイル|平方英里
    square-mile: 제곱마일|वर्ग मील|ميل مربع|ميل²|dặm vuông|dam vuong
    acre: acres|acre|acres anglo-saxonnes|acre anglo-saxonne|acri|acro|engelska tunnland
    acre: engelskt tunnland|eekkeriä|eekkeria|eekkeri|akra|akr|akry|akrów|akrow|akre|акра
    acre: акр|акров|акри|акрів|エーカー|英亩|英畝|에이커|एकड़|فدان|mẫu|mau
    hectare: hectares|hectare|hektar|hectáreas|hectareas|hectárea|hectarea|ettari|ettaro
    hectare: hehtaaria|hehtaari|hektara|hektary|hektarów|hektarow|гектара|гектар|гектаров
    hectare: гектари|гектарів|ヘクタール|公顷|公頃|헥타르|हेक्टेयर|هكتار|héc-ta|hec-ta
    litre: liters|liter|litres|litre|litros|litro|litri|litraa|litra|litr|litry|litrów
    litre: litrow|литра|литр|литров|літра|літр|літри|літрів|リットル|升|公升|리터|लीटर|لتر|lít|lit
    decilitre: deciliters|deciliter|deziliter|décilitres|decilitres|décilitre|decilitre
    decilitre: decilitros|decilitro|decilitri|desilitraa|desilitra|decylitra|decylitr
    decilitre: decylitry|decylitrów|decylitrow|desilitre|децилитра|децилитр|децилитров
    decilitre: децилітра|децилітр|децилітри|децилітрів|デシリットル|分升|公合|데시리터|डेसीलीटर|डे॰ली
    decilitre: ديسيلتر|đềxilít
    centilitre: centiliters|centiliter|zentiliter|centilitres|centilitre|centilitros
    centilitre: centilitro|centilitri|senttilitraa|senttilitra|centylitra|centylitr
    centilitre: centylitry|centylitrów|centylitrow|santilitre|сантилитра|сантилитр
    centilitre: сантилитров|сантилітра|сантилітр|сантилітри|сантилітрів|センチリットル|厘升|釐升|센티리터
    centilitre: सेंटीलीटर|सें॰ली|سنتيلتر|xentilít|xentilit
    millilitre: milliliters|milliliter|millilitres|millilitre|mililitros|mililitro
    millilitre: millilitri|millilitro|millilitraa|millilitra|mililitra|mililitr|mililitry
    millilitre: mililitrów|mililitrow|mililitre|миллилитра|миллилитр|миллилитров|мілілітра
    millilitre: мілілітр|мілілітри|мілілітрів|ミリリットル|毫升|밀리리터|मिलीलीटर|मि॰ ली|مليلتر|ملتر
    millilitre: mililít|mililit
    hectolitre: hectoliters|hectoliter|hektoliter|hectolitres|hectolitre|hectolitros
    hectolitre: hectolitro|ettolitri|ettolitro|hehtolitraa|hehtolitra|hektolitra|hektolitr
    hectolitre: hektolitry|hektolitrów|hektolitrow|hektolitre|гектолитра|гектолитр
    hectolitre: гектолитров|гектолітра|гектолітр|гектолітри|гектолітрів|ヘクトリットル|公石|헥토리터
    hectolitre: हेक्टोलीटर|हे॰ली|هكتولتر|hectôlít|hectolit
    cubic-metre: cubic meters|cubic meter|kubikmeter|mètres cubes|metres cubes|mètre cube
    cubic-metre: metre cube|metros cúbicos|metros cubicos|metro cúbico|metro cubico
    cubic-metre: metri cubi|metro cubo|kubieke meter|kuutiometriä|kuutiometria|kuutiometri
    cubic-metre: metra sześciennego|metra szesciennego|metr sześcienny|metr szescienny
    cubic-metre: metry sześcienne|metry szescienne|metrów sześciennych|metrow szesciennych
    cubic-metre: metreküp|metrekup|кубического метра|кубический метр|кубических метра
    cubic-metre: кубических метров|кубічного метра|кубічний метр|кубічні метри
    cubic-metre: кубічних метрів|立方メートル|立方米|立方公尺|세제곱미터|घन मीटर|घन मी|متر مكعب|mét khối
    cubic-metre: met khoi
    cubic-kilometre: cubic kilometers|cubic kilometer|kubikkilometer|kilomètres cubes
    cubic-kilometre: kilometres cubes|kilomètre cube|kilometre cube|kilómetros cúbicos
    cubic-kilometre: kilometros cubicos|kilómetro cúbico|kilometro cubico|chilometri cubi
    cubic-kilometre: chilometro cubo|quilômetros cúbicos|quilometros cubicos
    cubic-kilometre: quilômetro cúbico|quilometro cubico|kubieke kilometer|kuutiokilometriä
    cubic-kilometre: kuutiokilometria|kuutiokilometri|kilometra sześciennego
    cubic-kilometre: kilometra szesciennego|kilometr sześcienny|kilometr szescienny
    cubic-kilometre: kilometry sześcienne|kilometry szescienne|kilometrów sześciennych
    cubic-kilometre: kilometrow szesciennych|kilometreküp|kilometrekup
    cubic-kilometre: кубического километра|кубический километр|кубических километра
    cubic-kilometre: кубических километров|кубічного кілометра|кубічний кілометр
    cubic-kilometre: кубічні кілометри|кубічних кілометрів|立方キロメートル|立方千米|立方公里|세제곱킬로미터
    cubic-kilometre: घन किलोमीटर|घन कि॰मी|كيلومتر مكعب|kilômét khối|kilomet khoi
    cubic-centimetre: cubic centimeters|cubic centimeter|kubikzentimeter|centimètres cubes
    cubic-centimetre: centimetres cubes|centimètre cube|centimetre cube|centímetros cúbicos
    cubic-centimetre: centimetros cubicos|centímetro cúbico|centimetro cubico
    cubic-centimetre: centimetri cubi|centimetro cubo|kubieke centimeter|kubikcentimeter
    cubic-centimetre: kuutiosenttimetriä|kuutiosenttimetria|kuutiosenttimetri
    cubic-centimetre: centymetra sześciennego|centymetra szesciennego|centymetr sześcienny
    cubic-centimetre: centymetr szescienny|centymetry sześcienne|centymetry szescienne
    cubic-centimetre: centymetrów sześciennych|centymetrow szesciennych|santimetreküp
    cubic-centimetre: santimetrekup|кубического сантиметра|кубический сантиметр
    cubic-centimetre: кубических сантиметра|кубических сантиметров|кубічного сантиметра
    cubic-centimetre: кубічний сантиметр|кубічні сантиметри|кубічних сантиметрів|立方センチメートル
    cubic-centimetre: 立方厘米|立方公分|세제곱센티미터|घन सेंटीमीटर|घन सें॰ मी|سنتيمتر مكعب|xentimét khối
    cubic-centimetre: xentimet khoi
    cubic-inch: cubic inches|cubic inch|kubikzoll|pouces cubes|pouce cube|pulgadas cúbicas
    cubic-inch: pulgadas cubicas|pulgada cúbica|pulgada cubica|pollici cubi|pollice cubo
    cubic-inch: polegadas cúbicas|polegadas cubicas|polegada cúbica|polegada cubica|pol³
    cubic-inch: kubieke inch|kubiktum|tum³|kuutiotuumaa|kuutiotuuma|cala sześciennego
    cubic-inch: cala szesciennego|cal sześcienny|cal szescienny|cale sześcienne
    cubic-inch: cale szescienne|cali sześciennych|cali szesciennych|cala sześc|cala szesc
    cubic-inch: cal sześc|cal szesc|cale sześc|cale szesc|cali sześc|cali szesc|inç küp
    cubic-inch: inc kup|inç³|кубического дюйма|кубический дюйм|кубических дюйма
    cubic-inch: кубических дюймов|дюйм³|кубічного дюйма|кубічний дюйм|кубічні дюйми
    cubic-inch: кубічних дюймів|дюйма³|дюйми³|дюймів³|立方インチ|立方英寸|세제곱인치|घन इंच|بوصة مكعبة
    cubic-inch: inch khối|inch khoi
    cubic-foot: cubic feet|cubic foot|kubikfuß|pieds cubes|pied cube|pies cúbicos
    cubic-foot: pies cubicos|pie cúbico|pie cubico|piedi cubi|piede cubo|pés cúbicos
    cubic-foot: pes cubicos|pé cúbico|pe cubico|kubieke voet|kubikfot|fot³|kuutiojalkaa
    cubic-foot: kuutiojalka|stopy sześciennej|stopy szesciennej|stopa sześcienna
    cubic-foot: stopa szescienna|stopy sześcienne|stopy szescienne|stóp sześciennych
    cubic-foot: stop szesciennych|stopy sześc|stopy szesc|stopa sześc|stopa szesc
    cubic-foot: stóp sześc|stop szesc|fit küp|fit kup|fit³|кубического фута|кубический фут
    cubic-foot: кубических фута|кубических футов|кубічного фута|кубічний фут|кубічні фути
    cubic-foot: кубічних футів|фута³|фут³|фути³|футів³|立方フィート|立方英尺|세제곱피트|घन फ़ीट|घ॰ फ़ी
    cubic-foot: قدم مكعبة|قدم³|foot khối|foot khoi
    cubic-yard: cubic yards|cubic yard|kubikyards|kubikyard|yards cubes|yard cube
    cubic-yard: yardas cúbicas|yardas cubicas|yarda cúbica|yarda cubica|iarde cubiche
    cubic-yard: iarda cubica|jardas cúbicas|jardas cubicas|jarda cúbica|jarda cubica
    cubic-yard: kubieke yard|kuutiojaardia|kuutiojaardi|jarda sześciennego
    cubic-yard: jarda szesciennego|jard sześcienny|jard szescienny|jardy sześcienne
    cubic-yard: jardy szescienne|jardów sześciennych|jardow szesciennych|jarda sześc
    cubic-yard: jarda szesc|jard sześc|jard szesc|jardy sześc|jardy szesc|jardów sześc
    cubic-yard: jardow szesc|yarda küp|yarda kup|yarda³|кубического ярда|кубический ярд
    cubic-yard: кубических ярда|кубических ярдов|ярд³|кубічного ярда|кубічний ярд
    cubic-yard: кубічні ярди|кубічних ярдів|ярда³|ярди³|ярдів³|立方ヤード|立方码|立方碼|세제곱야드|घन यार्ड
    cubic-yard: घन या|ياردة مكعبة|ياردة³|yard khối|yard khoi
    cubic-mile: cubic miles|cubic mile|kubikmeilen|kubikmeile|milles cubes|mille cube
    cubic-mile: millas cúbicas|millas cubicas|milla cúbica|milla cubica|miglia cubiche
    cubic-mile: miglio cubo|milhas cúbicas|milhas cubicas|milha cúbica|milha cubica
    cubic-mile: kubieke mijl|kubikmile|kuutiomailia|kuutiomaili|mili sześciennej
    cubic-mile: mili szesciennej|mila sześcienna|mila szescienna|mile sześcienne
    cubic-mile: mile szescienne|mil sześciennych|mil szesciennych|mili sześc|mili szesc
    cubic-mile: mila sześc|mila szesc|mile sześc|mile szesc|mil sześc|mil szesc|mil küp
    cubic-mile: mil kup|mil³|кубической мили|кубическая миля|кубические мили
    cubic-mile: кубических миль|кубічної милі|кубічна миля|кубічні милі|кубічних миль|милі³
    cubic-mile: миля³|миль³|立方マイル|立方英里|세제곱마일|घन मील|ميل مكعب|ميل³|dặm khối|dam khoi
    acre-foot: acre-feet|acre-foot|ac ft|acres-pieds|acre-pied|ac pi|acres-pies|acre-pie
    acre-foot: piedi acro|piede acro|acre-pés|acre-pes|acre-pé|acre-pe
    acre-foot: engelska tunnland gånger fot|engelska tunnland ganger fot
    acre-foot: engelskt tunnland gånger fot|engelskt tunnland ganger fot|eng. t:d·fot
    acre-foot: eekkerijalkaa|eekkerijalka|akrostopy|akrostopa|akrostóp|akrostop|akre fit
    acre-foot: акрофута|акрофут|акрофутов|акр-фута|акр-фут|акр-фути|акр-футів|акр-фт
    acre-foot: エーカーフィート|英亩英尺|英畝英尺|에이커 피트|एकड़ फ़ीट|एकड़ फ़ूट|ए॰फ़ी|فدان قدم
    bushel: bushels|bushel|boisseaux|boisseau|staia|staio|skäppor|skappor|skäppa|skappa
    bushel: bushelia|busheli|buszla|buszel|buszle|buszli|buşel|busel|бушеля|бушель|бушелей
    bushel: буш|бушелі|бушелів|ブッシェル|蒲式耳|부셸|बुशल|बुश|بوشل|bu
    teaspoon: teaspoons|teaspoon|teelöffel|teeloffel|cuillères à café|cuilleres a cafe
    teaspoon: cuillère à café|cuillere a cafe|c. à c|c. a c|cucharaditas|cucharadita|cdta
    teaspoon: cucchiai da tè|cucchiai da te|cucchiaio da tè|cucchiaio da te|colheres de chá
    teaspoon: colheres de cha|colher de chá|colher de cha|c. chá|c. cha|theelepels
    teaspoon: theelepel|teskedar|tesked|teelusikkaa|teelusikka|łyżeczki|lyzeczki|łyżeczka
    teaspoon: lyzeczka|łyżeczek|lyzeczek|çay kaşığı|cay kasigi|чайной ложки|чайная ложка
    teaspoon: чайные ложки|чайных ложек|ч. л|чайної ложки|чайна ложка|чайні ложки
    teaspoon: чайних ложок|ч. ложки|ч. ложка|ч. ложок|ティースプーン|茶匙|티스푼|टी स्पून|ملعقة صغيرة
    teaspoon: ملعقة ص|muỗng cà phê|muong ca phe
    tablespoon: tablespoons|tablespoon|tbsp|esslöffel|essloffel|cuillères à soupe
    tablespoon: cuilleres a soupe|cuillère à soupe|cuillere a soupe|c. à s|c. a s
    tablespoon: cucharadas|cucharada|cucchiai da tavola|cucchiaio da tavola
    tablespoon: colheres de sopa|colher de sopa|c. sopa|eetlepels|eetlepel|matskedar
    tablespoon: matsked|ruokalusikkaa|ruokalusikka|łyżki stołowej|lyzki stolowej
    tablespoon: łyżka stołowa|lyzka stolowa|łyżki stołowe|lyzki stolowe|łyżek stołowych
    tablespoon: lyzek stolowych|ł. stoł|l. stol|yemek kaşığı|yemek kasigi|столовой ложки
    tablespoon: столовая ложка|столовые ложки|столовых ложек|ст. л|столової ложки
    tablespoon: столова ложка|столові ложки|столових ложок|ст. ложки|ст. ложка|ст. ложок
    tablespoon: テーブルスプーン|汤匙|湯匙|테이블스푼|टेबलस्पून|टे॰ स्पून|ملعقة كبيرة|ملعقة ك|muỗng canh
    tablespoon: muong canh
    fluid-ounce: fluid ounces|fluid ounce|fl oz|flüssigunzen|flussigunzen|flüssigunze
    fluid-ounce: flussigunze|fl.oz|onces liquides|once liquide|onzas líquidas
    fluid-ounce: onzas liquidas|onza líquida|onza liquida|oncia liquida|onças fluidas
    fluid-ounce: oncas fluidas|onça fluida|onca fluida|nesteunssia|nesteunssi
    fluid-ounce: uncji płynu amerykańskiej|uncji plynu amerykanskiej
    fluid-ounce: uncja płynu amerykańska|uncja plynu amerykanska|uncje płynu amerykańskie
    fluid-ounce: uncje plynu amerykanskie|uncji płynu amerykańskich
    fluid-ounce: uncji plynu amerykanskich|fl oz am|sıvı ons|sivi ons|амер. жидкой унции
    fluid-ounce: амер. жидкая унция|амер. жидкие унции|амер. жидких унций|ам. жидк. унц
    fluid-ounce: рідинної унції|рідинна унція|рідинні унції|рідинних унцій|рід. унції
    fluid-ounce: рід. унція|рід. унцій|液量オンス|液盎司|액량 온스|फ़्लूइड आउंस|أونصة سائلة|أونصة س
    fluid-ounce: أونصات سائلة|aoxơ chất lỏng|aoxo chat long
    cup: cups|cup|tassen|tasse|tasses|tazas|taza|tazze|tazza|xícaras|xicaras|xícara|xicara
    cup: xíc|xic|koppar|kopp|kuppia|kuppi|ćwierćkwarty amerykańskiej
    cup: cwierckwarty amerykanskiej|ćwierćkwarta amerykańska|cwierckwarta amerykanska
    cup: ćwierćkwarty amerykańskie|cwierckwarty amerykanskie|ćwierćkwart amerykańskich
    cup: cwierckwart amerykanskich|ćwierćkwarty am|cwierckwarty am|ćwierćkwarta am
    cup: cwierckwarta am|ćwierćkwart am|cwierckwart am|su bardağı|su bardagi|амер. чашки
    cup: амер. чашка|амер. чашек|ам. чаш|чашки|чашка|чашок|чаш|カップ - 米国|杯|컵|कप|كوب|أكواب
    cup: كوبًا|tách|tach
    pint: pints|pint|pintes|pinte|pintas|pinta|pinttiä|pinttia|półkwarty amerykańskiej
    pint: polkwarty amerykanskiej|półkwarta amerykańska|polkwarta amerykanska
    pint: półkwarty amerykańskie|polkwarty amerykanskie|półkwart amerykańskich
    pint: polkwart amerykanskich|półkwarty am|polkwarty am|półkwarta am|polkwarta am
    pint: półkwart am|polkwart am|амер. пинты|амер. пинта|амер. пинт|ам. пинт|пінти|пінта
    pint: пінт|パイント|品脱|品脫|파인트|पाइंट|باينت|panh
    quart: quarts|quart|cuartos|cuarto|quarti|quarto|quartos|neljännesgallonaa
    quart: neljannesgallonaa|neljännesgallona|neljannesgallona|kwarty amerykańskiej
    quart: kwarty amerykanskiej|kwarta amerykańska|kwarta amerykanska|kwarty amerykańskie
    quart: kwarty amerykanskie|kwart amerykańskich|kwart amerykanskich|kwarty am|kwarta am
    quart: kwart am|амер. кварты|амер. кварта|амер. кварт|ам. кварт|кварти|кварта|кварт
    quart: квар|クォート|夸脱|夸脫|쿼트|क्वार्ट|ربع غالون
    gallon: gallons|gallon|gallonen|gallone|galones|galón|galon|galloni|galões|galoes|galão
    gallon: galao|am. gallonaa|am. gallona|am. gal|galona amerykańskiego
    gallon: galona amerykanskiego|galon amerykański|galon amerykanski|galony amerykańskie
    gallon: galony amerykanskie|galonów amerykańskich|galonow amerykanskich|gal am
    gallon: амер. галлона|амер. галлон|амер. галлонов|ам. гал|галона|галон|галони|галонів
    gallon: гал|ガロン|加仑|加侖|갤런|गैलन|غالون
    barrel: barrels|barrel|barils|baril|barriles|barril|barili|barile|barris|fat|barrelia
    barrel: barreli|baryłki|barylki|baryłka|barylka|baryłek|barylek|varil|барреля|баррель
    barrel: баррелей|барр|бареля|барель|барелі|барелів|バレル|桶|배럴|बैरल|برميل|براميل|برميلًا
    barrel: thùng|thung
    kilogram: kilograms|kilogram|kilogramm|kilogrammes|kilogramme|kilogramos|kilogramo
    kilogram: chilogrammi|chilogrammo|quilogramas|quilograma|kilogrammaa|kilogramma
    kilogram: kilograma|kilogramy|kilogramów|kilogramow|килограмма|килограмм|кілограма
    kilogram: кілограм|кілограми|кілограмів|キログラム|千克|公斤|킬로그램|किलोग्राम|कि॰ग्रा|كيلوغرام
    kilogram: kilôgam|kilogam
    gram: grams|gram|gramm|grammes|gramme|gramos|gramo|grammi|grammo|gramas|grama|grammaa
    gram: gramma|gramy|gramów|gramow|грамма|грамм|грама|грам|грами|грамів|グラム|克|그램|ग्राम
    gram: ग्रा|غرام|غرامات|غرامًا|gam
    milligram: milligrams|milligram|milligramm|milligrammes|milligramme|miligramos
    milligram: miligramo|milligrammi|milligrammo|miligramas|miligrama|milligrammaa
    milligram: milligramma|miligram|miligramy|miligramów|miligramow|миллиграмма|миллиграмм
    milligram: міліграма|міліграм|міліграми|міліграмів|ミリグラム|毫克|밀리그램|मिलीग्राम|मि॰ग्रा
    milligram: مليغرام|miligam
    microgram: micrograms|microgram|mikrogramm|microgrammes|microgramme|microgramos
    microgram: microgramo|microgrammi|microgrammo|microgramas|micrograma|mikrogram
    microgram: mikrogrammaa|mikrogramma|mikrograma|mikrogramy|mikrogramów|mikrogramow
    microgram: микрограмма|микрограмм|мікрограма|мікрограм|мікрограми|мікрограмів|マイクログラム
    microgram: 微克|마이크로그램|माइक्रोग्राम|मा॰ग्रा|ميكروغرام|مكغم|micrôgam|microgam
    ounce: ounces|ounce|unzen|unze|onces|once|onzas|onza|oncia|onças|oncas|onça|onca|uns
    ounce: unssia|unssi|uncji|uncja|uncje|ons|унции|унция|унций|унц|унції|унція|унцій|オンス
    ounce: 盎司|온스|औंस|أونصة|aoxơ|aoxo
    pound: pounds|pound|pfund|livres|livre|libras|libra|libbre|libbra|pund|paunaa|pauna
    pound: funta|funt|funty|funtów|funtow|libre|фунта|фунт|фунтов|фунти|фунтів|ポンド|磅|파운드
    pound: पौंड|رطل|رطلًا|pao
    stone: stones|stone|engelska stenar|engelsk sten|eng. sten|stonea|kamienia|kamień
    stone: kamien|kamienie|kamieni|стоуна|стоун|стоунов|стоуни|стоунів|ストーン|英石|스톤|ستون|st
    tonne: metric tons|metric ton|tonnen|tonne|tonnes|toneladas|tonelada
    tonne: tonnellate metriche|tonnellata metrica|toneladas métricas|toneladas metricas
    tonne: tonelada métrica|tonelada metrica|metrische ton|ton|tonnia|tonni|tony|tona|тонны
    tonne: тонна|тонн|метричної тонни|метрична тонна|метричні тонни|метричних тонн|метр. т
    tonne: トン|公吨|公噸|메트릭 톤|मीट्रिक टन|मी टन|طن متري|tấn hệ mét|tan he met
    short-ton: tons|ton|short tons|short ton|tn. sh|tonnes courtes|tonne courte|sh tn
    short-ton: toneladas cortas|tonelada corta|tonnellate|tonnellata|toneladas americanas
    short-ton: tonelada americana|engelska korta ton|engelskt kort ton|eng. k. ton
    short-ton: am. tonnia|am. tonni|am. tn|krótkiej tony|krotkiej tony|krótka tona
    short-ton: krotka tona|krótkie tony|krotkie tony|krótkich ton|krotkich ton
    short-ton: amerikan tonu|kısa ton|kisa ton|американской тонны|американская тонна
    short-ton: американские тонны|американских тонн|амер. т|тонни|тонна|тонн|米トン|吨|美噸|톤|टन
    short-ton: طن|أطنان|طنًا|tấn|tan
    carat: carats|carat|karat|quilates|quilate|carati|carato|karaat|karaattia|karaatti
    carat: karata|karaty|karatów|karatow|карата|карат|карати|каратів|кар|カラット|克拉|캐럿|कैरेट
    carat: قيراط|قراريط|قيراطًا
    troy-ounce: troy ounces|troy ounce|oz t|feinunzen|feinunze|oz.tr|onces troy|once troy
    troy-ounce: onzas troy|onza troy|oncia troy|onças troy|oncas troy|onça troy|onca troy
    troy-ounce: troy uns|troy-unssia|troy-unssi|uncji trojańskiej|uncji trojanskiej
    troy-ounce: uncja trojańska|uncja trojanska|uncje trojańskie|uncje trojanskie
    troy-ounce: uncji trojańskich|uncji trojanskich|troy ons|тройской унции|тройская унция
    troy-ounce: тройские унции|тройских унций|тр. унц|тройської унції|тройська унція
    troy-ounce: тройські унції|тройських унцій|тр. унції|тр. унція|тр. унцій|トロイオンス|金衡制盎司
    troy-ounce: 金衡盎司|트로이 온스|ट्राई औंस|أونصة ترويسية|troi aoxơ|troi aoxo
    degree-celsius: degrees celsius|degree celsius|grad celsius|degrés celsius
    degree-celsius: degres celsius|degré celsius|degre celsius|grados celsius|grado celsius
    degree-celsius: gradi celsius|graus celsius|grau celsius|graden celsius|graad celsius
    degree-celsius: grader celsius|celsiusastetta|celsiusaste|stopnia celsjusza
    degree-celsius: stopień celsjusza|stopien celsjusza|stopnie celsjusza|stopni celsjusza
    degree-celsius: st. c|santigrat derece|градуса цельсия|градус цельсия|градусов цельсия
    degree-celsius: градуса цельсія|градус цельсія|градуси цельсія|градусів цельсія|摄氏度
    degree-celsius: डिग्री सेल्सियस|°से|درجة مئوية|độ c
    degree-fahrenheit: degrees fahrenheit|degree fahrenheit|grad fahrenheit
    degree-fahrenheit: degrés fahrenheit|degres fahrenheit|degré fahrenheit
    degree-fahrenheit: degre fahrenheit|grados fahrenheit|grado fahrenheit|gradi fahrenheit
    degree-fahrenheit: graus fahrenheit|grau fahrenheit|graden fahrenheit|graad fahrenheit
    degree-fahrenheit: grader fahrenheit|fahrenheitastetta|fahrenheitaste
    degree-fahrenheit: stopnia fahrenheita|stopień fahrenheita|stopien fahrenheita
    degree-fahrenheit: stopnie fahrenheita|stopni fahrenheita|fahrenhayt derece
    degree-fahrenheit: градуса фаренгейта|градус фаренгейта|градусов фаренгейта
    degree-fahrenheit: градуси фаренгейта|градусів фаренгейта|华氏度|डिग्री फ़ेरनहाइट|°फ़ेरन
    degree-fahrenheit: درجة فهرنهايت|độ f
    kelvin: kelvins|kelvin|kelviniä|kelvinia|kelwina|kelwin|kelwiny|kelwinów|kelwinow
    kelvin: кельвина|кельвин|кельвинов|кельвіна|кельвін|кельвіни|кельвінів|ケルビン|开尔文|克耳文|켈빈
    kelvin: केल्विन|درجة كلفن|د كلفن|độ k
    degree: degrees temperature|degree temperature|grad|degrés|degres|degré|degre|grados
    degree: grado|gradi|°|grader|astetta|aste|stopnia|stopień|stopien|stopnie|stopni|derece
    degree: градуса|градус|градусов|度|도|độ
    degree: degrees|degree|grad|degrés|degres|degré|degre|grados|grado|gradi|graus|grau
    degree: booggraden|booggraad|grader|astetta|aste|stopnia|stopień|stopien|stopnie|stopni
    degree: derece|градуса|градус|градусов|градуси|градусів|度|도|अंश|درجة|درجات|độ
    radian: radians|radian|radiant|radianes|radián|radianti|radiante|radianos|radiano
    radian: radialen|radiaal|radianer|radiaania|radiaani|radiana|radiany|radianów|radianow
    radian: radyan|радиана|радиан|радіана|радіан|радіани|радіанів|рад|ラジアン|弧度|라디안|रेडियन
    radian: راديان
    revolution: revolutions|revolution|umdrehungen|umdrehung|umdr|tours|tour|revoluciones
    revolution: revolución|revolucion|rivoluzioni|rivoluzione|revoluções|revolucoes
    revolution: revolução|revolucao|toeren|toer|varv|kierrosta|kierros|obrotu|obrót|obrot
    revolution: obroty|obrotów|obrotow|obr|devir|оборота|оборот|оборотов|оберта|оберт
    revolution: оберти|обертів|回転|转|圈|회전|घूर्णन|دورة|دورات|vòng|vong
    kilometre-per-hour: kilometers per hour|kilometer per hour|km/h|kilometer pro stunde
    kilometre-per-hour: kilomètres par heure|kilometres par heure|kilomètre par heure
    kilometre-per-hour: kilometre par heure|kilómetros por hora|kilometros por hora
    kilometre-per-hour: kilómetro por hora|kilometro por hora|chilometri orari
    kilometre-per-hour: chilometro orario|quilômetros por hora|quilometros por hora
    kilometre-per-hour: quilômetro por hora|quilometro por hora|kilometer per uur|km/u
    kilometre-per-hour: kilometer per timme|kilometriä tunnissa|kilometria tunnissa
    kilometre-per-hour: kilometri tunnissa|kilometra na godzinę|kilometra na godzine
    kilometre-per-hour: kilometr na godzinę|kilometr na godzine|kilometry na godzinę
    kilometre-per-hour: kilometry na godzine|kilometrów na godzinę|kilometrow na godzine
    kilometre-per-hour: km/godz|kilometre/saat|km/sa|километра в час|километр в час
    kilometre-per-hour: километров в час|км/ч|кілометра за годину|кілометр за годину
    kilometre-per-hour: кілометри за годину|кілометрів за годину|км/год|公里/小時
    kilometre-per-hour: किलोमीटर प्रति घंटा|कि॰मी॰/घं|كيلومتر في الساعة|كم/س|kilômét/giờ
    kilometre-per-hour: kilomet/gio
    metre-per-second: meters per second|meter per second|meter pro sekunde
    metre-per-second: mètres par seconde|metres par seconde|mètre par seconde
    metre-per-second: metre par seconde|metros por segundo|metro por segundo
    metre-per-second: metri al secondo|metro al secondo|meter per seconde|meter per sekund
    metre-per-second: metriä sekunnissa|metria sekunnissa|metri sekunnissa|metra na sekundę
    metre-per-second: metra na sekunde|metr na sekundę|metr na sekunde|metry na sekundę
    metre-per-second: metry na sekunde|metrów na sekundę|metrow na sekunde|metre/saniye
    metre-per-second: m/sn|метра в секунду|метр в секунду|метров в секунду|метра за секунду
    metre-per-second: метр за секунду|метри за секунду|метрів за секунду|公尺/秒
    metre-per-second: मीटर प्रति सेकंड|मी॰/से|متر في الثانية|mét/giây|met/giay
    mile-per-hour: miles per hour|mile per hour|meilen pro stunde|meile pro stunde|mi/h
    mile-per-hour: miles par heure|mile par heure|millas por hora|milla por hora
    mile-per-hour: miglia all’ora|miglio all’ora|milhas por hora|milha por hora
    mile-per-hour: mijl per uur|mile per timme|mailia tunnissa|maili tunnissa
    mile-per-hour: mili na godzinę|mili na godzine|mila na godzinę|mila na godzine
    mile-per-hour: mile na godzinę|mile na godzine|mil na godzinę|mil na godzine|mili/h
    mile-per-hour: mila/h|mile/h|mil/h|mil/saat|mil/sa|мили в час|миля в час|миль в час
    mile-per-hour: ми/ч|милі за годину|миля за годину|миль за годину|милі/год|миля/год
    mile-per-hour: миль/год|英里/小時|मील प्रति घंटा|मी॰प्र॰घं|ميل في الساعة|ميل/س|dặm/giờ
    mile-per-hour: dam/gio
    knot: knots|knot|knoten|nœuds|nœud|nudos|nudo|nodi|nodo|nós|nos|nó|no|knopen|knoop|knop
    knot: solmua|solmu|węzła|wezla|węzeł|wezel|węzły|wezly|węzłów|wezlow|узла|узел|узлов
    knot: вузла|вузол|вузли|вузлів|вуз|ノット|节|節|노트|नॉट|عقدة|hải lý/giờ|hai ly/gio
    pascal: pascals|pascal|pascales|pascais|pascalia|paskala|paskal|paskale|paskali|паскаля
    pascal: паскаль|паскалей|паскалі|паскалів|パスカル|帕斯卡|파스칼|पास्कल|باسكال|pa
    hectopascal: hectopascals|hectopascal|hektopascal|hectopascales|ettopascal|hectopascais
    hectopascal: hehtopascalia|hehtopascal|hektopaskala|hektopaskal|hektopaskale
    hectopascal: hektopaskali|гектопаскаля|гектопаскаль|гектопаскалей|гектопаскалі
    hectopascal: гектопаскалів|ヘクトパスカル|百帕斯卡|百帕|헥토파스칼|हेक्टोपास्कल|هكتوباسكال|héctô pascal
    hectopascal: hecto pascal
    kilopascal: kilopascals|kilopascal|kilopascales|chilopascal|quilopascais|quilopascal
    kilopascal: kilopascalia|kilopaskala|kilopaskal|kilopaskale|kilopaskali|килопаскаля
    kilopascal: килопаскаль|килопаскалей|кілопаскаля|кілопаскаль|кілопаскалі|кілопаскалів
    kilopascal: キロパスカル|千帕斯卡|千帕|킬로파스칼|किलोपास्कल|كيلوباسكال|ك.باسكال|kpa
    megapascal: megapascals|megapascal|mégapascals|mégapascal|megapascales|megapascais
    megapascal: megapascalia|megapaskala|megapaskal|megapaskale|megapaskali|мегапаскаля
    megapascal: мегапаскаль|мегапаскалей|мегапаскалі|мегапаскалів|メガパスカル|兆帕斯卡|兆帕|메가파스칼
    megapascal: मेगापास्कल|ميغاباسكال|م.باسكال|mêga pascal|mega pascal
    bar: bars|bar|bares|baaria|baari|bara|bary|barów|barow|бара|бар|бари|барів|バール|巴|바|बार
    bar: بار
    millibar: millibars|millibar|mbar|milibares|milibar|millibaaria|millibaari|milibara
    millibar: milibary|milibarów|milibarow|миллибара|миллибар|мбар|мілібара|мілібар
    millibar: мілібари|мілібарів|ミリバール|毫巴|밀리바|मिलीबार|ملي بار|م. بار
    watt: watts|watt|vatios|vatio|wattia|watti|wata|wat|waty|watów|watow|vat|ватта|ватт
    watt: вата|ват|вати|ватів|ワット|瓦特|와트|वॉट|واط|oát|oat
    kilowatt: kilowatts|kilowatt|kilovatios|kilovatio|quilowatts|quilowatt|kilowattia
    kilowatt: kilowatti|kilowata|kilowat|kilowaty|kilowatów|kilowatow|kilovat|киловатта
    kilowatt: киловатт|кіловата|кіловат|кіловати|кіловатів|キロワット|千瓦|千瓦特|킬로와트|किलोवॉट
    kilowatt: كيلوواط|kilôoát|kilooat
    megawatt: megawatts|megawatt|mégawatts|mégawatt|megavatios|megavatio|megawattia
    megawatt: megawatti|megawata|megawat|megawaty|megawatów|megawatow|megavat|мегаватта
    megawatt: мегаватт|мегавата|мегават|мегавати|мегаватів|メガワット|兆瓦|百萬瓦特|메가와트|मेगावॉट
    megawatt: ميغا واط|م واط|megaoát|megaoat
    gigawatt: gigawatts|gigawatt|gigavatios|gigavatio|gigawattia|gigawatti|gigawata|gigawat
    gigawatt: gigawaty|gigawatów|gigawatow|gigavat|гигаватта|гигаватт|гігавата|гігават
    gigawatt: гігавати|гігаватів|ギガワット|吉瓦|기가와트|गिगावॉट|غيغا واط|غ واط|gigaoát|gigaoat
    milliwatt: milliwatts|milliwatt|milivatios|milivatio|miliwatts|miliwatt|milliwattia
    milliwatt: milliwatti|miliwata|miliwat|miliwaty|miliwatów|miliwatow|milivat|милливатта
    milliwatt: милливатт|мілівата|міліват|мілівати|міліватів|ミリワット|毫瓦|毫瓦特|밀리와트|मिलीवॉट
    milliwatt: ملي واط|milioát|milioat
    horsepower: horsepower|pferdestärken|pferdestarken|pferdestärke|pferdestarke
    horsepower: chevaux-vapeur|cheval-vapeur|caballos de vapor|caballo de vapor
    horsepower: cavalli vapore|cavallo vapore|cavalos-vapor|cavalo-vapor|paardenkrachten
    horsepower: paardenkracht|hästkrafter|hastkrafter|hästkraft|hastkraft|hevosvoimaa
    horsepower: hevosvoima|konia mechanicznego|koń mechaniczny|kon mechaniczny
    horsepower: konie mechaniczne|koni mechanicznych|beygir gücü|beygir gucu|лошадиной силы
    horsepower: лошадиная сила|лошадиные силы|лошадиных сил|л. с|кінської сили|кінська сила
    horsepower: кінські сили|кінських сил|к. с|馬力|马力|匹馬力|마력|अश्वशक्ति|قوة حصان|حصان|mã lực
    horsepower: ma luc
    joule: joules|joule|julios|julio|joulea|dżula|dzula|dżul|dzul|dżule|dzule|dżuli|dzuli
    joule: jul|джоуля|джоуль|джоулей|джоулі|джоулів|ジュール|焦耳|줄|जूल|جول|jun
    kilojoule: kilojoules|kilojoule|kilojulios|kilojulio|quilojoules|quilojoule|kilojoulea
    kilojoule: kilodżula|kilodzula|kilodżul|kilodzul|kilodżule|kilodzule|kilodżuli
    kilojoule: kilodzuli|kilojul|килоджоуля|килоджоуль|килоджоулей|кілоджоуля|кілоджоуль
    kilojoule: кілоджоулі|кілоджоулів|キロジュール|千焦|千焦耳|킬로줄|किलो जूल|कि॰जू|كيلو جول|ك جول
    kilojoule: kilô jun|kilo jun
    calorie: calories|calorie|kalorien|kalorie|calorías|calorias|caloría|caloria|calorieën
    calorie: calorieen|kalorier|kalori|kaloria|kalorii|калории|калория|калорий|калорії
    calorie: калорія|калорій|カロリー|卡路里|칼로리|कैलोरी|سعرة|calo
    kilocalorie: kilocalories|kilocalorie|kcal|kilokalorien|kilokalorie|kilocalorías
    kilocalorie: kilocalorias|kilocaloría|kilocaloria|chilocalorie|chilocaloria
    kilocalorie: quilocalorias|quilocaloria|kilocalorieën|kilocalorieen|kilokalorier
    kilocalorie: kilokalori|kilokaloria|kilokalorii|килокалории|килокалория|килокалорий
    kilocalorie: ккал|кілокалорії|кілокалорія|кілокалорій|キロカロリー|千卡|千卡路里|킬로칼로리|किलो कैलोरी
    kilocalorie: كيلو سعرة|ك سعرة|kilôcalo|kilocalo
    kilowatt-hour: kilowatt-hours|kilowatt hour|kilowattstunden|kilowattstunde
    kilowatt-hour: kilowatt-heures|kilowatt-heure|kilovatios hora|kilovatio hora
    kilowatt-hour: chilowattora|quilowatts-hora|quilowatt-hora|kilowattuur|kilowattimmar
    kilowatt-hour: kilowattimme|kilowattituntia|kilowattitunti|kilowatogodziny
    kilowatt-hour: kilowatogodzina|kilowatogodzin|kilovatsaat|киловатт-часа|киловатт-час
    kilowatt-hour: киловатт-часов|квт⋅ч|кіловат-години|кіловат-година|кіловат-годин|квт⋅год
    kilowatt-hour: キロワット時|千瓦时|千瓦小時|킬로와트시|किलोवॉट घंटे|किलोवॉट घंटा|كيلو واط/ساعة|ك.و.س
    kilowatt-hour: kilôoát giờ|kilooat gio
    hertz: hertz|hercios|hercio|hertsiä|hertsia|hertsi|herca|herc|herce|herców|hercow|герца
    hertz: герц|герци|герців|ヘルツ|赫兹|赫茲|헤르츠|हर्ट्ज़|هرتز|hz
    kilohertz: kilohertz|kilohercios|kilohercio|kilohertsiä|kilohertsia|kilohertsi
    kilohertz: kiloherca|kiloherc|kiloherce|kiloherców|kilohercow|килогерца|килогерц
    kilohertz: кілогерца|кілогерц|кілогерци|кілогерців|キロヘルツ|千赫|킬로헤르츠|किलोहर्ट्ज़|كيلو هرتز
    kilohertz: ك هرتز|khz
    megahertz: megahertz|mégahertz|megahercios|megahercio|megahertsiä|megahertsia
    megahertz: megahertsi|megaherca|megaherc|megaherce|megaherców|megahercow|мегагерца
    megahertz: мегагерц|мегагерци|мегагерців|メガヘルツ|兆赫|메가헤르츠|मेगाहर्ट्ज़|ميغا هرتز|م هرتز
    megahertz: mhz
    gigahertz: gigahertz|gigahercios|gigahercio|gigahertsiä|gigahertsia|gigahertsi
    gigahertz: gigaherca|gigaherc|gigaherce|gigaherców|gigahercow|гигагерца|гигагерц
    gigahertz: гігагерца|гігагерц|гігагерци|гігагерців|ギガヘルツ|吉赫|기가헤르츠|गीगाहर्ट्ज़|غيغا هرتز
    gigahertz: غ هرتز|ghz
    volt: volts|volt|voltios|voltio|volttia|voltti|wolta|wolt|wolty|woltów|woltow|вольта
    volt: вольт|вольти|вольтів|ボルト|伏特|볼트|वोल्ट|فولت|vôn|von
    ampere: amperes|ampere|ampères|ampère|amperios|amperio|ampeeria|ampeeri|ampera|amper
    ampere: ampery|amperów|amperow|ампера|ампер|ампери|амперів|アンペア|安培|암페어|एम्पीयर|أمبير
    ampere: ampe
    milliampere: milliamperes|milliampere|milliampères|milliampère|miliamperios|miliamperio
    milliampere: miliamperes|miliampere|milliampeeria|milliampeeri|miliampera|miliamper
    milliampere: miliampery|miliamperów|miliamperow|миллиампера|миллиампер|міліампера
    milliampere: міліампер|міліампери|міліамперів|ミリアンペア|毫安|毫安培|밀리암페어|मिली एम्‍पीयर
    milliampere: ملي أمبير|م أمبير|mili ampe
    ohm: ohms|ohm|ohmios|ohmio|ohmia|ohmi|oma|om|omy|omów|omow|ома|ом|оми|омів|オーム|欧姆|歐姆|옴
    ohm: ओम|أوم|ôm
    bit: bits|bit|bittiä|bittia|bitti|bita|bity|bitów|bitow|бита|бит|біта|біт|біти|бітів
    bit: ビット|比特|비트|बिट|بت
    byte: bytes|byte|octets|octet|tavua|tavu|bajta|bajt|bajty|bajtów|bajtow|bayt|байта|байт
    byte: байти|байтів|バイト|字节|바이트|बाइट|بايت
    kilobit: kilobits|kilobit|kbit|kilobittiä|kilobittia|kilobitti|kilobita|kilobity
    kilobit: kilobitów|kilobitow|килобита|килобит|кбит|кілобіта|кілобіт|кілобіти|кілобітів
    kilobit: キロビット|千比特|kb|킬로비트|किलोबिट|كيلوبت
    megabit: megabits|megabit|mégabits|mégabit|mbit|megabittiä|megabittia|megabitti
    megabit: megabita|megabity|megabitów|megabitow|мегабита|мегабит|мбит|мегабіта|мегабіт
    megabit: мегабіти|мегабітів|メガビット|兆比特|mb|메가비트|मेगाबिट|ميغابت
    gigabit: gigabits|gigabit|gbit|gigabittiä|gigabittia|gigabitti|gigabita|gigabity
    gigabit: gigabitów|gigabitow|гигабита|гигабит|гбит|гігабіта|гігабіт|гігабіти|гігабітів
    gigabit: ギガビット|吉比特|gb|기가비트|गीगाबिट|غيغابت
    kilobyte: kilobytes|kilobyte|kilooctets|kilooctet|kilotavua|kilotavu|kilobajta|kilobajt
    kilobyte: kilobajty|kilobajtów|kilobajtow|kilobayt|килобайта|килобайт|кілобайта
    kilobyte: кілобайт|кілобайти|кілобайтів|キロバイト|千字节|kb|킬로바이트|किलोबाइट|كيلوبايت
    megabyte: megabytes|megabyte|mégaoctets|megaoctets|mégaoctet|megaoctet|megatavua
    megabyte: megatavu|megabajta|megabajt|megabajty|megabajtów|megabajtow|megabayt
    megabyte: мегабайта|мегабайт|мегабайти|мегабайтів|メガバイト|兆字节|mb|메가바이트|मेगाबाइट|ميغابايت
    gigabyte: gigabytes|gigabyte|gigaoctets|gigaoctet|gigatavua|gigatavu|gigabajta|gigabajt
    gigabyte: gigabajty|gigabajtów|gigabajtow|gigabayt|гигабайта|гигабайт|гігабайта
    gigabyte: гігабайт|гігабайти|гігабайтів|ギガバイト|吉字节|gb|기가바이트|गीगाबाइट|غيغابايت
    terabyte: terabytes|terabyte|téraoctets|teraoctets|téraoctet|teraoctet|teratavua
    terabyte: teratavu|terabajta|terabajt|terabajty|terabajtów|terabajtow|terabayt
    terabyte: терабайта|терабайт|терабайти|терабайтів|テラバイト|太字节|tb|테라바이트|टेराबाइट|تيرابايت
    petabyte: petabytes|petabyte|pétaoctets|petaoctets|pétaoctet|petaoctet|petatavua
    petabyte: petatavu|petabajta|petabajt|petabajty|petabajtów|petabajtow|petabayt
    petabyte: петабайта|петабайт|петабайти|петабайтів|ペタバイト|拍字节|pb|페타바이트|पेटाबाइट|بيتابايت
    """
}
