import type { Locale } from '@vendor-panel/domain'

/** Name, subject and body. */
type TemplateText = readonly [name: string, subject: string, body: string]

const english: TemplateText[] = [
  [
    'First answer',
    'Your wedding at {provider_name}',
    'Dear {couple_name},\n\nthank you for your request. We would be glad to have you on {wedding_date} with {guest_count} guests.\n\nOur prices: {price_list_link}\n\n{my_name}',
  ],
  [
    'Invitation to a visit',
    'Come and see {provider_name}',
    'Dear {couple_name},\n\nwould you like to see everything for yourselves? Tell us a day that suits you, and we will show you around.\n\n{my_name}',
  ],
  [
    'The date is taken',
    'About {wedding_date}',
    'Dear {couple_name},\n\nunfortunately {wedding_date} is taken. Would another day suit you?\n\n{my_name}',
  ],
]
const turkish: TemplateText[] = [
  [
    'İlk yanıt',
    '{provider_name} ve düğününüz',
    'Merhaba {couple_name},\n\ntalebiniz için teşekkür ederiz. {wedding_date} tarihinde {guest_count} misafirinizle sizi ağırlamaktan mutluluk duyarız.\n\nFiyatlarımız: {price_list_link}\n\n{my_name}',
  ],
  [
    'Ziyaret daveti',
    'Sizi {provider_name} ziyaretine bekliyoruz',
    'Merhaba {couple_name},\n\nher şeyi yerinde görmek ister misiniz? Size uygun günü yazın, sizi gezdirelim.\n\n{my_name}',
  ],
]
const arabic: TemplateText[] = [
  [
    'الرد الأول',
    'حفل زفافكما في {provider_name}',
    'مرحبًا {couple_name}،\n\nشكرًا على طلبكما. يسعدنا استقبالكما يوم {wedding_date} مع {guest_count} ضيفًا.\n\nأسعارنا: {price_list_link}\n\n{my_name}',
  ],
  [
    'دعوة للزيارة',
    'ندعوكما لزيارة {provider_name}',
    'مرحبًا {couple_name}،\n\nهل ترغبان في رؤية كل شيء بأنفسكما؟ أخبرانا باليوم المناسب لكما لنستقبلكما.\n\n{my_name}',
  ],
]

/** The mail templates of an account, in its language. */
export function templateTexts(locale: Locale): TemplateText[] {
  if (locale === 'tr_TR') return turkish
  return locale.startsWith('ar') ? arabic : english
}
