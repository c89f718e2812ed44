import type { components } from '@vendor-panel/contract'
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { VendorUser } from '../platform/contract/context.ts'
import { countOf, type Db } from '../platform/db/kysely.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { PromptsTable } from './prompts.tables.ts'

type Reader = Pick<VendorUser, 'customerId' | 'providerIds'>

export interface PromptFilter {
  type?: components['schemas']['PromptType']
  isCompleted?: boolean
}

/** The prompts of the account, and those of the providers the user sees. */
function mayRead({ customerId, providerIds }: Reader) {
  return (of: ExpressionBuilder<Tables, 'prompts'>) => {
    const isOfAccount = of('prompts.customer_id', '=', customerId)
    if (providerIds === 'all') return isOfAccount
    const isSeen = of('prompts.provider_id', '=', of.fn.any(of.val(providerIds)))
    return of.and([isOfAccount, of.or([of('prompts.provider_id', 'is', null), isSeen])])
  }
}

function prompts(db: Db, reader: Reader, { type, isCompleted }: PromptFilter) {
  return db
    .selectFrom('prompts')
    .where(mayRead(reader))
    .$if(type !== undefined, (query) => query.where('prompts.type', '=', type!))
    .$if(isCompleted !== undefined, (query) => query.where('prompts.completed_at', isCompleted ? 'is not' : 'is', null))
}

const withProvider = (db: Db, reader: Reader, filter: PromptFilter) =>
  prompts(db, reader, filter)
    .leftJoin('providers', (join) =>
      join.onRef('providers.customer_id', '=', 'prompts.customer_id').onRef('providers.id', '=', 'prompts.provider_id'),
    )
    .select(['prompts.id', 'prompts.type', 'prompts.title', 'prompts.body', 'prompts.link_path', 'prompts.link_text'])
    .select(['prompts.completed_at', 'prompts.created_at', 'prompts.provider_id'])
    .select(['providers.name as provider_name', 'providers.category_name as provider_category', 'providers.city as provider_city'])
    .select('providers.district as provider_district')

export type PromptRow = Awaited<ReturnType<typeof findPrompts>>[number]

export function findPrompts(db: Db, reader: Reader, filter: PromptFilter, limit: number, offset: number) {
  return withProvider(db, reader, filter)
    .orderBy('prompts.created_at', 'desc')
    .orderBy('prompts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countPrompts(db: Db, reader: Reader, filter: PromptFilter): Promise<number> {
  return countOf(prompts(db, reader, filter))
}

/** The number of open prompts of this user, by type. */
export async function countOpenPrompts(db: Db, reader: Reader): Promise<components['schemas']['PromptMeta']['counts']> {
  const rows = await prompts(db, reader, { isCompleted: false })
    .select(['prompts.type', (of) => of.fn.countAll<number>().as('count')])
    .groupBy('prompts.type')
    .execute()
  const counts = { todo: 0, notification: 0 }
  for (const { type, count } of rows) counts[type] = count
  return counts
}

export function findPrompt(db: Db, reader: Reader, promptId: number): Promise<PromptRow | undefined> {
  return withProvider(db, reader, {}).where('prompts.id', '=', promptId).executeTakeFirst()
}

/** Completes an open prompt, and returns whether it was open; of simultaneous calls the first one counts. */
export async function completePrompt(db: Db, customerId: number, promptId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prompts')
    .set({ completed_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', promptId)
    .where('completed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertPrompt(db: Db, prompt: Insertable<PromptsTable>): Promise<void> {
  await db.insertInto('prompts').values(prompt).execute()
}

/** Prompts name the couple that they are about. */
export async function deletePromptsOfLead(db: Db, customerId: number, leadId: number): Promise<void> {
  await db.deleteFrom('prompts').where('customer_id', '=', customerId).where('lead_id', '=', leadId).execute()
}
