extension StreetWords {
  /// Roles with their words, in lower case and without accents.
  ///
  /// English endings and parts of buildings by appendix C of the United States Postal Service's
  /// Publication 28 (https://pe.usps.com/text/pub28/28apc_002.htm); the other languages' by the
  /// pages of https://wiki.openstreetmap.org/wiki/Name_finder:Abbreviations.
  static let table = """
    suffix: avenue|ave|aven|av|avn|boulevard|blvd|boul|bvd|bypass|byp|causeway|cswy|ct|cres|crescent
    suffix: cir|cove|cv|crossing|xing|drive|dr|drv|drove|expressway|expy|expwy|freeway|fwy|highway|hwy
    suffix: lane|ln|loop|parkway|pkwy|pkway|pky|pl|plz|road|rd|route|rte|sq|street|st|str|terrace|ter
    suffix: terr|trl|trail|trls|tpke|turnpike|tpk|wy|esplanade|byway|throughway|thruway|mews|hwy.
    suffix: circuit|cct|clos|grv|gdns|pde|parade|bldv|beltway|motorway|roadway|driveway|speedway
    suffix: broadway|skyway|cir.|spur|stravenue|stra|overpass|underpass|promenade
    weakSuffix: alley|aly|arcade|bend|bluff|bluffs|bottom|branch|bridge|brook|camp|canyon|center
    weakSuffix: centre|chase|circle|cliff|close|club|common|commons|corner|corners|course|court
    weakSuffix: courts|creek|croft|dale|dell|end|estate|estates|falls|farm|ferry|field|fields|flats
    weakSuffix: ford|forest|forge|fork|garden|gardens|gate|gateway|glen|green|grove|harbor|harbour
    weakSuffix: haven|heath|heights|hill|hills|hollow|island|isle|junction|key|knoll|lake|landing
    weakSuffix: lea|lodge|mall|manor|marina|meadow|meadows|mill|mills|mission|mount|orchard|outlook
    weakSuffix: park|pass|passage|path|pike|pine|pines|place|plain|plaza|point|port|quay|ramp|ranch
    weakSuffix: reach|ridge|rise|river|row|run|shore|shores|spring|springs|square|station|summit
    weakSuffix: track|trace|vale|valley|view|village|villas|vista|walk|wall|way|wharf|wood|woods|yard
    weakSuffix: cross|main|marg|nagar|chowk|bazaar|bazar|salai|extension|layout|colony|sector
    leading: rue|avenue|boulevard|bd|boul|blvd|chemin|allee|allees|impasse|quai|faubourg|ruelle
    leading: sentier|rond-point|promenade|lieu-dit|lotissement|hameau|calle|avenida|avda|avd|ave
    leading: paseo|carrera|cra|carretera|ctra|camino|travesia|glorieta|rambla|callejon|calzada
    leading: prolongacion|transversal|diagonal|autopista|jiron|pasaje|pje|urbanizacion|bulevar
    leading: rua|praca|alameda|travessa|largo|rodovia|estrada|ladeira|beco|viela|viaduto|corso
    leading: piazza|viale|vicolo|piazzale|lungomare|lungotevere|piazzetta|contrada|carrer|placa
    leading: passeig|avinguda|bulevardul|calea|aleea|soseaua|ulica|ulice|namesti|namestie|aleja
    leading: aleje|osiedle|trg|cesta|bulevard|улица|ул|проспект|пр-т|пр-кт|просп|переулок|пер
    leading: площадь|пл|бульвар|б-р|шоссе|набережная|наб|вулиця|вул|провулок|пров|площа|οδος|λεωφορος
    leading: jalan|jln|lorong|persiaran|lebuh|lebuhraya|thanon|duong|đuong|شارع|طريق|خط|רחוב|שדרות
    leading: straat|via|shara|sharia|nahalat|πλατεια|бул|жк
    weakLeading: r|c|cl|cr|kr|v|al|av|ac|pza|pl|place|plaza|cours|route|rte|square|passage|villa|cite
    weakLeading: voie|residence|chaussee|strada|str|salita|campo|borgo|galleria|rione|localita|loc
    weakLeading: ul|plac|os|rondo|skwer|nam|bul|bd|tv|lg|rod|est|pc|ronda|privada|colonia|col|urb
    weakLeading: jl|gang|taman|soi|pho|jr|camí|cami|obala|highway|hwy|street|road|ch|imp|esplanade
    weakLeading: boulevarde|taxiway|quinta|via|dr|пр
    trailing: strasse|str|gasse|allee|platz|weg|ring|damm|ufer|chaussee|steig|stieg|pfad|straat|laan
    trailing: gracht|plein|kade|singel|dijk|steeg|dreef|gatan|gata|vagen|vag|grand|torg|gate|veien
    trailing: vei|veg|gade|vej|plads|straede|katu|tie|kuja|polku|tori|kaari|utca|ut|ter|korut|krt|koz
    trailing: sokak|sokagi|sok|sk|cadde|caddesi|cad|bulvari|mahallesi|mah|meydani|tanav|tee|pst|iela
    trailing: gatve|kocesi|koshesi|dori|lu|jie|dajie|dadao|улица|проспект|переулок|бульвар|шоссе
    trailing: площадь|binnenweg|rruga|poik|prospekt|prospekti|kucesi|kuchasi|cesta|ulica|trg|mnt
    trailing: maantee|puiestee|pr|prospektas|bulvaris|bulevar|namestie
    direction: n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest
    direction: nord|sud|est|ouest|oeste|norte|sur|leste|o
    unit: apt|apartment|apartments|unit|ste|suite|rm|room|fl|floor|flr|bldg|building|flat|dept
    unit: department|lot|space|spc|trlr|trailer|slip|pier|hangar|hngr|penthouse|ph|bureau|etage
    unit: etg|appt|appartement|bat|batiment|porte|escalier|esc|piso|planta|puerta|pta|local|oficina
    unit: ofic|int|interior|depto|dpto|casa|quadra|qd|lote|lt|bloco|bl|apto|ap|sala|sl|andar|conj
    unit: conjunto|wohnung|whg|og|stock|top|stiege|bus|box|lokal|lok|m|кв|квартира|оф|офис|корп|корпус
    unit: стр|строение|дом|д|lgh|krs|scala|interno|piano|block|blk|tower|wing|door|shop|office|level
    unit: lvl|phase|stage|bin|msc|lockbox|drawer|mailstop|ms|pmb|plot|no|number|num|#|bis|lower|upper
    unit: front|rear|basement|bsmt|house|hall|villa|manzana|mz|etapa|torre|edificio|edif|nivel|cp
    leadingUnit: flat|apt|apartment|unit|suite|ste|room|floor|plot|shop|block|blk|level|lot|office
    leadingUnit: bin|dept|department|msc|lockbox|#|no|building|bldg|h.no|door|appt|bat
    connector: of|the|and|at|on|de|la|las|los|el|del|du|des|d|l|le|les|da|do|das|dos|e|y|und|am|an
    connector: der|dem|den|die|im|in|zum|zur|auf|vor|bei|van|het|ter|ten|te|aan|op|von|zu|di|della
    connector: delle|dei|degli|al|alla|sur|sous|en|och|og|i|na|nad|pod|a|&|dell|dello|nel|san|bin|ibn
    connector: al-|el-|s|t|à|ao|aos|as|os|unter|über|uber|ob|bij|prés|pres|près|dal|dalla|по|им|на|я
    numberedRoad: route|rte|highway|hwy|road|rd|fm|interstate|loop|us|sr|cr|street|avenue
    numberMark: no|n|num|nr|number|#|nº|n°|numero|д|дом|house|km|kv
    box: box|postfach|bp|cs|apartado|apdo|casilla|postbus|postboks|postbox|pobox|pob
    """
}
