import type { Insertable } from 'kysely'
import type { PromptsTable } from './prompts.tables.ts'
import { instantText } from '../platform/clock.ts'
import type { Seed, SeedContext, SeedCustomer, SeedProvider } from '../seed/seed-context.ts'
import { promptTexts, type PromptText } from './prompt-texts.ts'

/** Weekly reports for the six months of a new account. */
const weeks = 26

/** As many open prompts as the account specifies, each about one of its providers, and the reports of past weeks. */
export const promptSeed: Seed = {
  async account({ db, now, account, customer }) {
    await db
      .insertInto('prompts')
      .values(promptRows(account, customer, now))
      .execute()
  },
}

function promptRows(
  account: SeedContext['account'],
  { id: customerId, providers }: SeedCustomer,
  now: Temporal.Instant,
): Insertable<PromptsTable>[] {
  const texts = promptTexts(account.voice.locale)
  const open = (['todo', 'notification'] as const).flatMap((type) =>
    Array.from({ length: account.prompts[type] }, (_, index) => ({
      ...promptTextColumns(texts[type][index % texts[type].length]!, customerId, providers[index % providers.length]!),
      type,
      completed_at: null,
      created_at: instantText(now.subtract({ hours: 7 + 31 * index })),
    })),
  )
  const reports = Array.from({ length: weeks }, (_, index) => {
    const monday = now.subtract({ hours: 24 * 7 * (index + 1) })
    // About the account's number of couples per week, alternating slightly above and below.
    const couples = Math.max(1, Math.round(account.leads / weeks) + ((index * 5) % 7) - 3)
    return {
      ...promptTextColumns(texts.week, customerId, providers[0]!, couples),
      type: 'notification' as const,
      completed_at: instantText(monday.add({ hours: 2 })),
      created_at: instantText(monday),
    }
  })
  return [...open, ...reports]
}

function promptTextColumns({ title, body, link }: PromptText, customerId: number, provider: SeedProvider, couples = 0) {
  const fill = (text: string) =>
    text.replaceAll('{providerId}', String(provider.id)).replaceAll('{provider}', provider.name).replaceAll('{couples}', String(couples))
  return {
    customer_id: customerId,
    provider_id: provider.id,
    title: fill(title),
    body: fill(body),
    link_path: link ? fill(link.path) : null,
    link_text: link?.text ?? null,
  }
}
