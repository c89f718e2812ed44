import type { components } from '@vendor-panel/contract'

type Schemas = components['schemas']

interface AgreementTextData {
  type: Schemas['AgreementType']
  version: number
  locale: Schemas['Locale']
  title: string
  body: string
  isRequired: boolean
}

const terms = { type: 'terms_of_use', version: 1, isRequired: true } as const
const data = { type: 'data_processing', version: 1, isRequired: true } as const
const marketing = { type: 'marketing_consent', version: 1, isRequired: false } as const

/** The agreements of a new database, once in each language; an operator replaces them with legally reviewed ones (SET-08). */
export const agreementTexts: AgreementTextData[] = [
  {
    ...terms,
    locale: 'en_CA',
    title: 'Terms of use',
    body: 'These terms are between your company and us.\n\nYou answer couples yourself, truthfully and in good time. You keep your pages and prices up to date.\n\nYou do not pass on the details of couples. Every user who signs in acts for your company.',
  },
  {
    ...terms,
    locale: 'de_DE',
    title: 'Nutzungsbedingungen',
    body: 'Diese Bedingungen gelten zwischen Ihrem Unternehmen und uns.\n\nSie antworten Paaren selbst, wahrheitsgemäß und rechtzeitig. Sie halten Ihre Seiten und Preise aktuell.\n\nSie geben die Daten der Paare an niemanden weiter. Wer sich anmeldet, handelt für Ihr Unternehmen.',
  },
  {
    ...terms,
    locale: 'tr_TR',
    title: 'Kullanım koşulları',
    body: 'Bu koşullar şirketiniz ile bizim aramızda geçerlidir.\n\nÇiftlere kendiniz, doğru ve zamanında yanıt verirsiniz. Sayfalarınızı ve fiyatlarınızı güncel tutarsınız.\n\nÇiftlerin bilgilerini kimseyle paylaşmazsınız. Oturum açan kişi şirketiniz adına hareket eder.',
  },
  {
    ...terms,
    locale: 'ar_AE',
    title: 'شروط الاستخدام',
    body: 'تسري هذه الشروط بين شركتكم وبيننا.\n\nتردون على الأزواج بأنفسكم بصدق وفي الوقت المناسب، وتحافظون على تحديث صفحاتكم وأسعاركم.\n\nلا تنقلون بيانات الأزواج إلى أي شخص. ومن يسجّل الدخول يتصرف باسم شركتكم.',
  },
  {
    ...data,
    locale: 'en_CA',
    title: 'Data processing',
    body: 'We process the details of couples on your behalf, and only to pass them on to you.\n\nThey are stored in your region, seen by your users only, and deleted when you ask for it.',
  },
  {
    ...data,
    locale: 'de_DE',
    title: 'Auftragsverarbeitung',
    body: 'Wir verarbeiten die Daten der Paare in Ihrem Auftrag und nur, um sie an Sie weiterzugeben.\n\nSie werden in Ihrer Region gespeichert, sind nur für Ihre Benutzer sichtbar und werden auf Ihren Wunsch gelöscht.',
  },
  {
    ...data,
    locale: 'tr_TR',
    title: 'Veri işleme',
    body: 'Çiftlerin bilgilerini sizin adınıza ve yalnızca size iletmek için işleriz.\n\nBilgiler bölgenizde saklanır, yalnızca kullanıcılarınız tarafından görülür ve isteğiniz üzerine silinir.',
  },
  {
    ...data,
    locale: 'ar_AE',
    title: 'معالجة البيانات',
    body: 'نعالج بيانات الأزواج نيابةً عنكم ولغرض نقلها إليكم فقط.\n\nتُحفظ البيانات في منطقتكم، ولا يراها سوى مستخدميكم، وتُحذف بناءً على طلبكم.',
  },
  {
    ...marketing,
    locale: 'en_CA',
    title: 'News and offers',
    body: 'We may write to you about new features and offers. You can take this back at any time.',
  },
  {
    ...marketing,
    locale: 'de_DE',
    title: 'Neuigkeiten und Angebote',
    body: 'Wir dürfen Ihnen über neue Funktionen und Angebote schreiben. Sie können dies jederzeit widerrufen.',
  },
  {
    ...marketing,
    locale: 'tr_TR',
    title: 'Haberler ve kampanyalar',
    body: 'Yeni özellikler ve kampanyalar hakkında size yazabiliriz. Bu izni istediğiniz zaman geri alabilirsiniz.',
  },
  {
    ...marketing,
    locale: 'ar_AE',
    title: 'الأخبار والعروض',
    body: 'يجوز لنا مراسلتكم بشأن الميزات والعروض الجديدة. ويمكنكم سحب هذه الموافقة في أي وقت.',
  },
]
