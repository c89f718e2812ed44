import { instantText } from '../platform/clock.ts'
import { inLanguage, type Seed, type SeedContext } from '../seed/seed-context.ts'
import { addLeads } from './seed/add-leads.ts'

const tags = {
  en: ['garden', 'winter', 'small wedding', 'friends of friends', 'VIP'],
  tr: ['bahçe', 'kış düğünü', 'küçük düğün', 'tavsiye', 'VIP'],
  ar: ['حديقة', 'زفاف شتوي', 'حفل صغير', 'توصية', 'ضيوف مميزون'],
}

const quickReplies = {
  en: [
    {
      title: 'Price for your day',
      body: 'Dear {couple_name}, thank you for asking. {wedding_date} is {date_status}, and for {guest_count} guests our prices begin at {price_from}. Shall we show you around?',
    },
    {
      title: 'Invite to a viewing',
      body: 'We would love to show you around. Would Thursday evening or Saturday morning suit you? A visit takes about an hour.',
    },
    {
      title: 'The date is taken',
      body: 'Thank you for asking. {wedding_date} is taken already, but these days near it are still free: {free_dates}. Would one of them suit you?',
    },
    {
      title: 'Asking for numbers',
      body: 'To send you an offer that fits: how many guests do you expect, and will there be children among them?',
    },
  ],
  tr: [
    {
      title: 'Gününüz için fiyat',
      body: 'Merhaba {couple_name}, ilginiz için teşekkür ederiz. {wedding_date} {date_status}; {guest_count} davetli için fiyatlarımız {price_from} tutarından başlıyor. Size mekânı gezdirelim mi?',
    },
    {
      title: 'Mekâna davet',
      body: 'Sizi ağırlamaktan mutluluk duyarız. Perşembe akşamı mı, cumartesi öğleden önce mi uygun olur? Gezmek yaklaşık bir saat sürüyor.',
    },
    {
      title: 'Tarih dolu',
      body: 'İlginiz için teşekkür ederiz. {wedding_date} ne yazık ki dolu; yakınındaki şu günler ise müsait: {free_dates}. Biri size uyar mı?',
    },
    { title: 'Davetli sayısı', body: 'Size uygun bir teklif hazırlayabilmemiz için kaç davetli beklediğinizi yazar mısınız?' },
  ],
  ar: [
    {
      title: 'سعر يومكما',
      body: 'مرحبًا {couple_name}، شكرًا لاهتمامكما. يوم {wedding_date} {date_status}، وتبدأ أسعارنا لعدد {guest_count} من الضيوف من {price_from}. هل نرتب لكما زيارة؟',
    },
    {
      title: 'دعوة إلى زيارة',
      body: 'يسعدنا أن نستقبلكم في القاعة. هل يناسبكم مساء الخميس أم صباح السبت؟ تستغرق الزيارة نحو ساعة.',
    },
    {
      title: 'التاريخ محجوز',
      body: 'شكرًا لاهتمامكم. يوم {wedding_date} محجوز، لكن هذه الأيام القريبة متاحة: {free_dates}. هل يناسبكم أحدها؟',
    },
    { title: 'عدد الضيوف', body: 'حتى نرسل إليكم عرضًا مناسبًا: كم عدد الضيوف المتوقع؟' },
  ],
}

export const leadSeed: Seed = {
  async account(context) {
    const { db, now, account, customer } = context
    await addLeads(db, context.random('couples'), { ...account, ...customer }, account.leads, account.timeZone, now)
    await addTags(context)
    const [author] = customer.providers.flatMap(({ authors }) => authors)
    if (!author) return
    for (const [index, reply] of inLanguage(account.voice.locale, quickReplies).entries()) {
      const createdAt = instantText(now.subtract({ hours: 24 * (40 - index) }))
      await db
        .insertInto('quick_replies')
        .values({ customer_id: customer.id, ...reply, author_id: author.id, created_at: createdAt })
        .execute()
    }
  },
}

async function addTags({ db, account, customer, random }: SeedContext): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('shown_at', 'is not', null)
    .orderBy('id')
    .execute()
  for (const tag of inLanguage(account.voice.locale, tags)) {
    const ids = leads.filter(() => random('work').chance(0.06)).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .updateTable('leads')
      .set((of) => ({ tags: of.fn<string[]>('array_append', ['tags', of.val(tag)]) }))
      .where('customer_id', '=', customer.id)
      .where('id', 'in', ids)
      .execute()
  }
}
