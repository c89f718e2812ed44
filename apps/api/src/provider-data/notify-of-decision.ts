import { findProvider } from '../intake/intake.queries.ts'
import type { Db } from '../platform/db/kysely.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { sentence, userLocale } from '../platform/messages/sentence.ts'
import { insertPrompt } from '../prompts/prompts.queries.ts'
import type { DataUpdateRow } from './data-updates.queries.ts'

/** The tab of the info page with a text. */
const tabOfText = { summary: 'general', about: 'about', services: 'general', directions: 'location' } as const

/** Notifies the users of a provider how an edit of its texts was decided (PROV-09). */
export async function notifyOfDecision(db: Db, update: DataUpdateRow): Promise<void> {
  const { customer_id, provider_id, key, status, reject_reason, decided_at } = update
  const provider = await findProvider(db, customer_id, provider_id)
  if (!provider || decided_at === null) return
  const locale = userLocale(null, provider.country_code)
  const text = sentence(locale, `provider_data.${key}`)
  await insertPrompt(db, {
    customer_id,
    provider_id,
    type: status === 'active' ? 'notification' : 'todo',
    title: sentence(locale, status === 'active' ? 'prompt.text_approved.title' : 'prompt.text_rejected.title', { text }),
    body: reject_reason === null ? '' : `<p>${escapeHtml(reject_reason)}</p>`,
    link_path: `/providers/${provider_id}/info/${tabOfText[key]}?field=${key}`,
    link_text: sentence(locale, 'prompt.text_decided.link'),
    completed_at: null,
    created_at: decided_at,
  })
}
