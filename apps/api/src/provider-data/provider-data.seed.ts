import { instantText } from '../platform/clock.ts'
import type { Db } from '../platform/db/kysely.ts'
import { inLanguage, type Seed } from '../seed/seed-context.ts'
import { insertDataUpdate } from './data-updates.queries.ts'
import { saveFormAnswers } from './provider-forms.queries.ts'
import { pageTexts } from './seed-texts.ts'

/**
 * The first venue of an account has its texts, an edit that waits, one that was rejected, and answers to its forms; the other venues have
 * the beginning of a text, and other providers nothing yet.
 */
export const providerDataSeed: Seed = {
  async account({ db, now, account, customer }) {
    const texts = inLanguage(account.voice.locale, pageTexts)
    const daysAgo = (days: number) => instantText(now.subtract({ hours: 24 * days }))
    for (const [index, { id, name, authors }] of customer.providers.entries()) {
      const { city, category } = account.providers[index]!
      if (category.type !== 'venue') continue
      const of = { customer_id: customer.id, provider_id: id }
      const fill = (text: string) => text.replaceAll('{name}', name).replaceAll('{city}', city)
      const about = fill(`${texts.firstSentence} ${texts.about}`)
      if (index > 0) {
        await insertTexts(db, { ...of, published: { about: about.split('\n\n', 1)[0]! }, drafts: {} })
        continue
      }
      const { services, directions } = texts
      const summary = fill(texts.rejected.text)
      await insertTexts(db, { ...of, published: { about, services, directions }, drafts: { summary } })
      const edit = { ...of, old_value: null, reject_reason: null, author_id: authors[0]?.id ?? null }
      const [decided, rejected] = [
        { created_at: daysAgo(40), decided_at: daysAgo(38) },
        { created_at: daysAgo(9), decided_at: daysAgo(8) },
      ]
      await insertDataUpdate(db, { ...edit, ...decided, key: 'services', new_value: services, status: 'active' })
      const reject_reason = texts.rejected.reason
      await insertDataUpdate(db, { ...edit, ...rejected, key: 'summary', new_value: summary, status: 'rejected', reject_reason })
      const waiting = { key: 'about', old_value: about, new_value: fill(`${texts.editedSentence} ${texts.about}`) } as const
      await insertDataUpdate(db, { ...edit, ...waiting, status: 'pending', created_at: daysAgo(1), decided_at: null })
      await saveFormAnswers(db, customer.id, id, { form_id: 1, answers: goodToKnow, version: 1 })
      await saveFormAnswers(db, customer.id, id, { form_id: 5, answers: beforeQuote, version: 1 })
    }
  },
}

const goodToKnow = { parking: ['on_site'], accessibility: ['full'], rooms: ['12'], end_of_party: ['two'] }
const beforeQuote = { asks: ['guest_count', 'budget'], min_guests: ['40'] }

async function insertTexts(
  db: Db,
  { published, drafts, ...of }: { customer_id: number; provider_id: number; published: object; drafts: object },
): Promise<void> {
  await db
    .insertInto('provider_data')
    .values({ ...of, published: JSON.stringify(published), drafts: JSON.stringify(drafts) })
    .execute()
}
