import { foldForSearch } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { inLanguage, type Seed, type SeedContext } from '../seed/seed-context.ts'
import { storePdf } from '../seed/seed-pdf.ts'
import { templateTexts } from './template-texts.ts'

export const templateSeed: Seed = {
  async account(context) {
    const { db, now, account, customer } = context
    const templates = templateTexts(account.users[0]?.preferredLanguage ?? 'en_CA').map(([name, subject, body], index) => ({
      customer_id: customer.id,
      name,
      search_name: foldForSearch(name),
      subject,
      body,
      created_at: instantText(now.subtract({ hours: 24 * (60 - index) })),
    }))
    await db.insertInto('mail_templates').values(templates).execute()
    await addAttachments(context)
  },
}

const documents = {
  en: [
    {
      title: 'How to find us',
      lines: ['Parking is behind the house.', 'The nearest stop is five minutes away on foot.', 'Please ring at the gate.'],
    },
    {
      title: 'A day with us',
      lines: ['10 a.m. – Rooms for the couple', '2 p.m. – Ceremony', '4 p.m. – Reception', '6 p.m. – Dinner', '9 p.m. – Dancing'],
    },
  ],
  tr: [
    {
      title: 'Bize nasıl ulaşırsınız',
      lines: ['Otopark binanın arkasında.', 'En yakın durak yürüyerek beş dakika.', 'Kapıda zile basmanız yeterli.'],
    },
    {
      title: 'Bizde bir gün',
      lines: ['10.00 – Hazırlık odaları', '16.00 – Nikâh', '18.00 – Karşılama', '19.30 – Akşam yemeği', '22.00 – Eğlence'],
    },
  ],
  ar: [
    {
      title: 'كيف تصلون إلينا',
      lines: ['المواقف خلف المبنى.', 'تتوفر خدمة صف السيارات عند المدخل.', 'يرجى التواصل مع الاستقبال عند الوصول.'],
    },
    { title: 'برنامج الحفل', lines: ['الخامسة – غرف التجهيز', 'الثامنة – استقبال الضيوف', 'العاشرة – الزفة', 'الحادية عشرة – العشاء'] },
  ],
}

/** Documents that vendors attach to their mails; none if the demo stores no files (TMPL-02). */
async function addAttachments(context: SeedContext): Promise<void> {
  const { db, now, account, customer } = context
  const author = customer.providers[0]?.name ?? ''
  for (const [index, document] of inLanguage(account.voice.locale, documents).entries()) {
    const pdf = await storePdf(context, { author, ...document })
    if (!pdf) return
    const file = { name: `${document.title}.pdf`, size: pdf.size, content_type: 'application/pdf', file_key: pdf.key }
    const created_at = instantText(now.subtract({ hours: 24 * (30 - index) }))
    await db
      .insertInto('attachments')
      .values({ customer_id: customer.id, ...file, created_at })
      .execute()
  }
}
