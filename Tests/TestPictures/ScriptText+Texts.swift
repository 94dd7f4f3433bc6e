#if Tesseract
  extension ScriptText {
    /// One text for each of the scripts whose packages the tests install.
    package static let all: [ScriptText] = [
      .arabic,
      .hebrew,
      .japanese,
      .simplifiedChinese,
      .traditionalChinese,
      .thai,
      .hindi,
      .russian,
      .greek,
      .korean, .verticalJapanese,
    ]

    package static let arabic = ScriptText(
      language: "ar", model: "ara", font: "Noto Sans Arabic",
      text: """
        تقع المكتبة في شارع الزيتون رقم 27 وتفتح أبوابها من الساعة 9:30 \
        حتى 18:00 كل يوم. يمكن للزوار استعارة 12 كتابا في الشهر، ويبلغ سعر \
        البطاقة 45.50 دينارا في السنة. تبدأ الدورة الجديدة يوم 15 مارس في \
        القاعة الكبيرة.
        """)

    /// Arabic with Latin names in every line, above and below more text in English.
    package static let arabicAroundEnglish: ScriptText = {
      let words = arabic.text.split(separator: " ").enumerated().map { index, word in
        index % 4 == 3 ? word + " (Garden Desktop)" : word
      }
      let mixed = words.joined(separator: " ")
      let english = String(repeating: "Bring gloves, tools and a hat to the garden. ", count: 12)
      return ScriptText(
        language: arabic.language, model: arabic.model, font: arabic.font,
        text: [mixed, english, mixed].joined(separator: "\n\n"))
    }()

    package static let german = ScriptText(
      language: "de", model: "deu", font: "DejaVu Sans",
      text: """
        Der Garten ist für alle Mitglieder offen, und sie können einen Gast mitbringen, wenn sie \
        möchten. Über die Brücke führt ein Weg zu den Bäumen, von dem aus man das Gebäude und die \
        Hügel sehen kann. Für größere Gruppen müssen die Plätze früher gewählt werden. Im \
        Frühling blühen dort die Kräuter, und für die Übrigen gibt es süße Äpfel und Öl.
        """)

    package static let hebrew = ScriptText(
      language: "he", model: "heb", font: "Noto Sans Hebrew",
      text: """
        הספרייה נמצאת ברחוב הזית מספר 27 ופתוחה בכל יום משעה 9:30 עד 18:00. \
        המבקרים יכולים לשאול 12 ספרים בחודש, ומחיר הכרטיס הוא 45.50 שקלים \
        בשנה. הקורס החדש מתחיל ביום 15 במרץ באולם הגדול.
        """)

    package static let japanese = ScriptText(
      language: "ja", model: "jpn", font: "IPAGothic",
      text: """
        図書館はオリーブ通り27番地にあり、毎日9時30分から18時まで開いています。来館者\
        は1か月に12冊の本を借りることができます。カードの料金は年間4550円です。新しい\
        講座は3月15日に大ホールで始まります。Apacheのページから申し込めます。
        """)

    package static let simplifiedChinese = ScriptText(
      language: "zh-Hans", model: "chi_sim", font: "WenQuanYi Micro Hei",
      text: """
        图书馆位于橄榄街27号，每天从9:30开放到18:00。读者每月可以借阅12本书，借书卡的\
        价格是每年45.50元。新的课程将于3月15日在大厅开始。请提前通过Apache服务器上的\
        网页报名，并带上您的身份证件。
        """)

    package static let traditionalChinese = ScriptText(
      language: "zh-Hant", model: "chi_tra", font: "WenQuanYi Micro Hei",
      text: """
        圖書館位於橄欖街27號、每天從9:30開放到18:00。讀者每月可以借閱12本書、借書卡的\
        價格是每年45.50元。新的課程將於3月15日在大廳開始。請提前通過網頁報名、並帶上\
        您的身份證件。
        """)

    package static let thai = ScriptText(
      language: "th", model: "tha", font: "Noto Sans Thai",
      text: """
        ห้องสมุดตั้งอยู่ที่ถนนมะกอกเลขที่ 27 เปิดทุกวันตั้งแต่เวลา 9:30 \
        ถึง 18:00 น. ผู้มาเยือนสามารถยืมหนังสือได้ 12 เล่มต่อเดือน และค่าบัตรคือ \
        450 บาทต่อปี หลักสูตรใหม่จะเริ่มในวันที่ 15 มีนาคมในห้องโถงใหญ่
        """)

    package static let hindi = ScriptText(
      language: "hi", model: "hin", font: "Noto Sans Devanagari",
      text: """
        पुस्तकालय जैतून मार्ग पर 27 नंबर में है और हर दिन 9:30 से 18:00 \
        बजे तक खुला रहता है। आगंतुक एक महीने में 12 किताबें ले सकते हैं \
        और कार्ड का मूल्य 450 रुपये प्रति वर्ष है। नया पाठ्यक्रम 15 मार्च \
        को बड़े सभागार में शुरू होगा।
        """)

    package static let russian = ScriptText(
      language: "ru", model: "rus", font: "Noto Sans",
      text: """
        Библиотека находится на Оливковой улице, дом 27, и открыта каждый \
        день с 9:30 до 18:00. Посетители могут взять 12 книг в месяц, а \
        цена карты составляет 450 рублей в год. Новый курс начинается 15 \
        марта в большом зале, и мы будем рады видеть всех.
        """)

    package static let greek = ScriptText(
      language: "el", model: "ell", font: "Noto Sans",
      text: """
        Η βιβλιοθήκη βρίσκεται στην οδό Ελιάς 27 και είναι ανοιχτή κάθε \
        μέρα από τις 9:30 έως τις 18:00. Οι επισκέπτες μπορούν να δανειστούν \
        12 βιβλία τον μήνα και η τιμή της κάρτας είναι 45 ευρώ τον χρόνο. \
        Το νέο μάθημα αρχίζει στις 15 Μαρτίου στη μεγάλη αίθουσα.
        """)

    package static let korean = ScriptText(
      language: "ko", model: "kor", font: "WenQuanYi Micro Hei",
      text: """
        도서관은 올리브 거리 27번지에 있으며 매일 9시 30분부터 18시까지 \
        열려 있습니다. 방문자는 한 달에 12권의 책을 빌릴 수 있고 카드의 \
        가격은 일 년에 4550원입니다. 새로운 강좌는 3월 15일에 큰 강당에서 \
        시작합니다.
        """)

    package static let verticalJapanese = ScriptText(
      language: "ja", model: "jpn_vert", font: "IPAGothic",
      text: """
        図書館はオリーブ通りにあり、毎日朝から夕方まで開いています。来館者は多くの本\
        を借りることができます。カードの料金は無料です。新しい講座は来月から大ホール\
        で始まります。
        """, isVertical: true)
  }
#endif
