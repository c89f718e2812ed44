/** The texts of a page of the demo; `{name}` and `{city}` are replaced by those of the provider. */
interface PageTexts {
  summary: string
  /** Of the about text that is published. */
  firstSentence: string
  /** Of an edit that waits. */
  editedSentence: string
  about: string
  services: string
  directions: string
  /** A summary that the search engine team has rejected, and why. */
  rejected: { text: string; reason: string }
}

const venue: PageTexts = {
  summary: 'A garden house in {city} for celebrations that begin under the trees and end on the dance floor.',
  firstSentence: '{name} is a family-run house in {city}, made for weddings that take their time.',
  about: `Couples arrive through the old gate, walk along the lime trees, and find a lawn that has been looked after for three generations. On warm days the ceremony takes place outside, with the river in sight; if the weather turns, the glass hall opens within minutes, so nobody has to worry about the forecast.

We host one wedding a day. The whole house is yours from nine in the morning until the last song, and the team that shows you around on your first visit is the team that is there on the day. Two rooms upstairs are for getting ready, with daylight, long mirrors and enough space for friends, photographers and a late breakfast.

Our kitchen cooks with what the farms around us bring in that week. Menus are planned with you at a tasting, and children, vegetarians and guests with allergies get a proper meal instead of a side dish. If you would rather bring a caterer you love, tell us early and we will make room in the kitchen.

Up to two hundred guests can sit at one long table or at rounds of ten. After dinner the hall becomes a dance floor; the sound system and the lights are part of the house, and so is a quiet lounge for those who would rather talk. There is parking for eighty cars, a ramp to every room, and twelve guest rooms for those who want to stay for breakfast. Come and see it on a weekday evening, when the light is at its best.`,
  services:
    'Ceremony and dinner in one place, tasting for four, tables, linen and tableware, sound and lighting, a coordinator on the day, two rooms to get ready, and twelve guest rooms.',
  directions:
    'From the city centre, follow the river road for ten minutes and turn left after the white bridge. Parking is behind the house; a shuttle runs from the station on Saturdays.',
  editedSentence: '{name} is a family-run house by the river in {city}, made for weddings that take their time.',
  rejected: {
    text: 'The most beautiful house in {city}. Call us at 613 555 0140 for our winter prices.',
    reason: 'Please leave phone numbers and prices out of the text: couples find both elsewhere on your page.',
  },
}

const turkish: PageTexts = {
  summary: "{city}'da suyun kenarında, gün batımında başlayan davetler için aile evi.",
  firstSentence: "{name}, {city}'da suyun kenarında, üç kuşaktır aynı ailenin işlettiği bir davet evidir.",
  about: `Nikâh, yaşlı çınarların altındaki bahçede kıyılır; hava bozarsa cam salon dakikalar içinde açılır. Günde yalnızca tek düğün yapıyoruz: ev sabahtan son şarkıya kadar sizindir ve ilk ziyaretinizde sizi gezdiren ekip düğün günü de yanınızdadır.

Mutfağımız o hafta çiftliklerden gelenlerle çalışır. Menüyü tadım yemeğinde birlikte seçeriz; çocuklar, vejetaryenler ve alerjisi olan misafirler de eksiksiz bir yemek yer. Salonda iki yüz kişi oturabilir, yemekten sonra aynı salon dans pistine dönüşür. Ses ve ışık sistemi, seksen araçlık otopark ve her odaya ulaşan rampalar evin parçasıdır. Bizi hafta içi bir akşam, ışığın en güzel olduğu saatte görmeye gelin.`,
  services:
    'Nikâh ve yemek aynı yerde, dört kişilik tadım, masa ve örtüler, ses ve ışık, düğün günü koordinatörü ve hazırlık için iki oda.',
  directions: 'Sahil yolunu izleyin, iskeleyi geçince sola dönün. Otopark evin arkasındadır; cumartesileri iskeleden servis kalkar.',
  editedSentence: '{name}, {city}’da Boğaz’a bakan, üç kuşaktır aynı ailenin işlettiği bir davet evidir.',
  rejected: {
    text: '{city}’nın en güzel evi. Kış fiyatları için bizi arayın: 0212 555 01 48.',
    reason: 'Lütfen metinde telefon numarası ve fiyat kullanmayın: çiftler ikisini de sayfanızda buluyor.',
  },
}

const arabic: PageTexts = {
  summary: 'قاعة عائلية في {city} لحفلات تبدأ في الحديقة وتنتهي في القاعة الكبرى.',
  firstSentence: '{name} قاعة تديرها عائلة واحدة في {city} منذ ثلاثة أجيال، صُمّمت لحفلات زفاف هادئة لا يستعجلها أحد.',
  about: `يدخل الضيوف من البوابة القديمة ويمرّون بين أشجار النخيل إلى حديقة واسعة، وإذا تغيّر الطقس تُفتح القاعة الزجاجية خلال دقائق. نستضيف حفلًا واحدًا في اليوم، فيكون المكان كله لكم من الصباح حتى آخر أغنية، والفريق الذي يستقبلكم في زيارتكم الأولى هو نفسه الذي يرافقكم يوم الزفاف.

يطبخ مطبخنا من منتجات المزارع القريبة، ونختار معكم قائمة الطعام في جلسة تذوّق، ويحصل الأطفال والنباتيون ومن لديهم حساسية على وجبة كاملة. تتسع القاعة لأربعمئة ضيف، ولدينا غرفتان للتجهيز ومواقف لمئة وعشرين سيارة وممرات مهيّأة للكراسي المتحركة في كل مكان. زورونا في مساء من أيام الأسبوع، حين يكون الضوء في أجمل حالاته.`,
  services: 'عقد القران والعشاء في مكان واحد، وجلسة تذوّق لأربعة، والطاولات والمفارش، والصوت والإضاءة، ومنسّقة يوم الحفل، وغرفتان للتجهيز.',
  directions: 'اتبعوا الطريق الساحلي عشر دقائق ثم انعطفوا يسارًا بعد الجسر الأبيض. المواقف خلف القاعة، وخدمة صف السيارات مجانية.',
  editedSentence: '{name} قاعة عائلية مطلّة على الخور في {city} منذ ثلاثة أجيال، صُمّمت لحفلات زفاف هادئة لا يستعجلها أحد.',
  rejected: {
    text: 'أجمل قاعة في {city}. اتصلوا بنا لمعرفة أسعار الشتاء: 0500000146.',
    reason: 'نرجو عدم ذكر أرقام الهاتف والأسعار في النص، فالأزواج يجدونها في أماكنها على صفحتكم.',
  },
}

export const pageTexts = { en: venue, tr: turkish, ar: arabic }
