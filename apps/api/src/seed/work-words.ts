import type { components } from '@vendor-panel/contract'

type Schemas = components['schemas']

/** What the people of an account have put down for themselves, in their language. */
export interface WorkWords {
  tags: readonly string[]
  replies: readonly { title: string; body: string }[]
  views: readonly { name: string; filters: Schemas['LeadFilters'] }[]
  /** The title of an appointment; `{couple}` is filled in. */
  viewing: string
  closed: readonly string[]
}

const toAnswer: Schemas['LeadFilters'] = { isAnswered: false, sort: 'due' }

export const workWords: Record<'en' | 'tr' | 'ar', WorkWords> = {
  en: {
    tags: ['garden', 'winter', 'small wedding', 'friends of friends', 'VIP'],
    replies: [
      {
        title: 'Invite to a viewing',
        body: 'We would love to show you around. Would Thursday evening or Saturday morning suit you? A visit takes about an hour.',
      },
      {
        title: 'The date is taken',
        body: 'Thank you for asking. That day is taken already, but the Friday before and the Sunday after are still free, at a better price.',
      },
      {
        title: 'Asking for numbers',
        body: 'To send you an offer that fits: how many guests do you expect, and will there be children among them?',
      },
    ],
    views: [
      { name: 'To answer today', filters: { ...toAnswer, due: 'today' } },
      { name: 'Garden weddings', filters: { tags: ['garden'], sort: 'weddingDate' } },
    ],
    viewing: 'Viewing with {couple}',
    closed: ['Closed for repairs', 'Photo shoot'],
  },
  tr: {
    tags: ['bahçe', 'kış düğünü', 'küçük düğün', 'tavsiye', 'VIP'],
    replies: [
      {
        title: 'Mekâna davet',
        body: 'Sizi ağırlamaktan mutluluk duyarız. Perşembe akşamı mı, cumartesi öğleden önce mi uygun olur? Gezmek yaklaşık bir saat sürüyor.',
      },
      {
        title: 'Tarih dolu',
        body: 'İlginiz için teşekkür ederiz. O gün ne yazık ki dolu; bir önceki cuma ve bir sonraki pazar ise daha uygun fiyatla boş.',
      },
      { title: 'Davetli sayısı', body: 'Size uygun bir teklif hazırlayabilmemiz için kaç davetli beklediğinizi yazar mısınız?' },
    ],
    views: [
      { name: 'Bugün yanıtlanacaklar', filters: { ...toAnswer, due: 'today' } },
      { name: 'Bahçe düğünleri', filters: { tags: ['bahçe'], sort: 'weddingDate' } },
    ],
    viewing: '{couple} ile görüşme',
    closed: ['Bakım nedeniyle kapalı', 'Fotoğraf çekimi'],
  },
  ar: {
    tags: ['حديقة', 'زفاف شتوي', 'حفل صغير', 'توصية', 'ضيوف مميزون'],
    replies: [
      {
        title: 'دعوة إلى زيارة',
        body: 'يسعدنا أن نستقبلكم في القاعة. هل يناسبكم مساء الخميس أم صباح السبت؟ تستغرق الزيارة نحو ساعة.',
      },
      { title: 'التاريخ محجوز', body: 'شكرًا لاهتمامكم. هذا اليوم محجوز، لكن اليومين السابق واللاحق متاحان بسعر أفضل.' },
      { title: 'عدد الضيوف', body: 'حتى نرسل إليكم عرضًا مناسبًا: كم عدد الضيوف المتوقع؟' },
    ],
    views: [
      { name: 'للرد اليوم', filters: { ...toAnswer, due: 'today' } },
      { name: 'حفلات الحديقة', filters: { tags: ['حديقة'], sort: 'weddingDate' } },
    ],
    viewing: 'لقاء مع {couple}',
    closed: ['مغلق للصيانة', 'جلسة تصوير'],
  },
}
