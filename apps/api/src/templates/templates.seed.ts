import { foldForSearch } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import type { Seed } from '../seed/seed-context.ts'
import { templateTexts } from './template-texts.ts'

export const templateSeed: Seed = {
  async account({ db, now, account, customer }) {
    const templates = templateTexts(account.users[0]?.preferredLanguage ?? 'en_CA').map(([name, subject, body], index) => ({
      customer_id: customer.id,
      name,
      search_name: foldForSearch(name),
      subject,
      body,
      created_at: instantText(now.subtract({ hours: 24 * (60 - index) })),
    }))
    await db.insertInto('mail_templates').values(templates).execute()
  },
}
