/** The prompts of the demo accounts, in their language. `{provider}` and `{couples}` are filled in. */
import type { components } from '@vendor-panel/contract'

export interface PromptText {
  title: string
  body: string
  /** The target page, with `{providerId}` in it; without one there is no link. */
  link?: { path: string; text: string }
}

export interface PromptTexts {
  todo: readonly PromptText[]
  notification: readonly PromptText[]
  /** One for each week, completed long ago. */
  week: PromptText
}

const english: PromptTexts = {
  todo: [
    {
      title: 'Prices of {provider} are about to end',
      body: '<p>Couples see prices until the end of the month. <strong>Please look through them</strong> and name a new date.</p>',
      link: { path: '/providers/{providerId}/info/budget', text: 'To the prices' },
    },
    {
      title: 'Ten more pictures, please',
      body: '<p>Pages with thirty pictures or more get twice as many enquiries. {provider} has twenty.</p><ul><li>tables by day and by night</li><li>the way in</li><li>a full dance floor</li></ul>',
      link: { path: '/providers/{providerId}/gallery', text: 'To the gallery' },
    },
    {
      title: 'Ask your couples for a review',
      body: '<p>Five couples have married at {provider} since September, and nobody has asked them yet.</p>',
      link: { path: '/provider-testimonials', text: 'To the reviews' },
    },
    {
      title: 'Who answers on Saturdays?',
      body: '<p>Three couples waited until Monday. Choose a colleague who is notified by SMS.</p>',
      link: { path: '/customer-users', text: 'To your team' },
    },
  ],
  notification: [
    {
      title: 'Twelve pictures are online',
      body: '<p>The editors have approved <strong>12 pictures</strong> of {provider}.</p>',
      link: { path: '/providers/{providerId}/gallery', text: 'See the gallery' },
    },
    {
      title: 'Your text has been approved',
      body: '<p>The new text about {provider} is on the page. Thank you for the detail about the parking.</p>',
      link: { path: '/providers/{providerId}/info', text: 'Read it' },
    },
    {
      title: 'We are here between the holidays',
      body: '<p>From 24 December to 1 January you reach us by <a href="mailto:care@vendors.example">e-mail</a>.</p>',
    },
  ],
  week: {
    title: 'The week of {provider}',
    body: '<p>Couples who asked last week: <strong>{couples}</strong></p>',
    link: { path: '/statistics/visits', text: 'All figures' },
  },
}

const turkish: PromptTexts = {
  todo: [
    {
      title: '{provider} fiyatlarının süresi doluyor',
      body: '<p>Çiftler fiyatlarınızı ay sonuna kadar görecek. <strong>Lütfen gözden geçirin</strong> ve yeni bir tarih belirleyin.</p>',
      link: { path: '/providers/{providerId}/info/budget', text: 'Fiyatlara git' },
    },
    {
      title: 'On fotoğraf daha ekleyin',
      body: '<p>Otuz ve üzeri fotoğrafı olan sayfalar iki kat talep alıyor. {provider} sayfasında yirmi fotoğraf var.</p>',
      link: { path: '/providers/{providerId}/gallery', text: 'Galeriye git' },
    },
  ],
  notification: [
    {
      title: '12 fotoğraf yayında',
      body: '<p>Editörlerimiz {provider} için <strong>12 fotoğrafı</strong> onayladı.</p>',
      link: { path: '/providers/{providerId}/gallery', text: 'Galeriyi gör' },
    },
    {
      title: 'Metniniz onaylandı',
      body: '<p>{provider} hakkındaki yeni metin sayfanızda.</p>',
      link: { path: '/providers/{providerId}/info', text: 'Oku' },
    },
  ],
  week: {
    title: '{provider}: haftanın özeti',
    body: '<p>Geçen hafta teklif isteyen çift sayısı: <strong>{couples}</strong></p>',
    link: { path: '/statistics/visits', text: 'Tüm rakamlar' },
  },
}

const arabic: PromptTexts = {
  todo: [
    {
      title: 'أسعار {provider} على وشك الانتهاء',
      body: '<p>يرى العرسان الأسعار حتى نهاية الشهر. <strong>يُرجى مراجعتها</strong> وتحديد تاريخ جديد.</p>',
      link: { path: '/providers/{providerId}/info/budget', text: 'إلى الأسعار' },
    },
    {
      title: 'أضف عشر صور أخرى',
      body: '<p>الصفحات التي تضم ثلاثين صورة أو أكثر تتلقى ضعف الطلبات. لدى {provider} عشرون صورة.</p>',
      link: { path: '/providers/{providerId}/gallery', text: 'إلى المعرض' },
    },
  ],
  notification: [
    {
      title: 'نُشرت 12 صورة',
      body: '<p>وافق المحررون على <strong>12 صورة</strong> لـ{provider}.</p>',
      link: { path: '/providers/{providerId}/gallery', text: 'شاهد المعرض' },
    },
  ],
  week: {
    title: 'أسبوع {provider}',
    body: '<p>عدد طلبات العرسان في الأسبوع الماضي: <strong>{couples}</strong></p>',
    link: { path: '/statistics/visits', text: 'كل الأرقام' },
  },
}

/** The texts in the language of an account. */
export function promptTexts(locale: components['schemas']['Locale']): PromptTexts {
  if (locale.startsWith('ar')) return arabic
  return locale === 'tr_TR' ? turkish : english
}
