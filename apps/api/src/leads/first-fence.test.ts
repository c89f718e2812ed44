/** The first fence: the queries themselves name the customer. Row-level security, the second one, is lifted here, or it would hide a hole. */
import type { PoolClient } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { couple, openWorld, words, type Caller } from '../../test/world.ts'
import { ownerPool } from '../platform/db/pool.ts'

const { connection, anotherApp, db } = await openWorld()
const pool = ownerPool(connection, { max: 4 })
afterAll(() => pool.end())

/** Every statement that this process sends, as text. */
const statements: string[] = []
pool.on('connect', (client: PoolClient) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const [first] = args
    statements.push(typeof first === 'string' ? first : (first as { text: string }).text)
    return query(...args)
  }) as typeof client.query
})

const { ok, refusal, signIn } = words(await anotherApp({ pool }))
const mara = await signIn('mara')
const noura = await signIn('noura')

const ask = async (providerId: number) => {
  const body = {
    providerId,
    name: 'Ada & Bruno',
    email: 'ada@example.com',
    phone: '+16135550160',
    message: 'Hello',
    contactPreference: 'none',
    isWedding: true,
  }
  return (await ok('createIntakeLead', { as: couple, body })).data.id
}
const mail = { subject: 'Your wedding', body: 'It is free.' }

/** Every operation on one lead, as its own vendor. */
async function everything(as: Caller, leadId: number): Promise<void> {
  const path = { leadId }
  await ok('viewLead', { as, path })
  await ok('getLead', { as, path })
  const note = await ok('createLeadNote', { as, path, body: { body: 'Note' } })
  const notePath = { leadId, commentId: note.data.id }
  await ok('updateLeadNote', { as, path: notePath, body: { body: 'Changed' } })
  await ok('listLeadNotes', { as, path })
  await ok('deleteLeadNote', { as, path: notePath })
  await ok('createLeadMessage', { as, path, body: mail })
  await ok('createLeadSms', { as, path, body: { body: 'It is free.' } })
  const { data } = await ok('createIntakeMessage', { as: couple, path, body: { channel: 'email', body: 'Thanks' } })
  await ok('markLeadMessagesRead', { as, path, body: { upToMessageId: data.id } })
  await ok('listLeadMessages', { as, path })
  await ok('createLeadAction', { as, path, body: { type: 'reject', rejectReasonId: 'date_taken' } })
  await ok('listLeadHistory', { as, path })
  await ok('listLeads', { as, query: { limit: 2, q: 'a' } })
  await ok('listLeads', { as, query: { page: 99 } })
  await ok('getLeadStats', { as })
  await ok('searchCouple', { as, query: { coupleName: 'a' } })
}

describe('without row-level security', () => {
  it('LEAD-52 another account’s couples are still not found, listed, counted or changed', async () => {
    const leadId = await ask(1)
    const path = { leadId }
    const note = await ok('createLeadNote', { as: mara, path, body: { body: 'Ours' } })
    const own = (await db.selectFrom('leads').select('id').where('couple_name', '~', '[\u0600-\u06ff]').execute()).length
    const { data, meta } = await ok('listLeads', { as: noura, query: { limit: 100 } })
    expect(data.map((lead) => lead.id)).not.toContain(leadId)
    expect(meta.total).toBe(own)
    expect((await ok('getLeadStats', { as: noura })).data.infoRequests.total).toBe(own)
    expect((await ok('searchCouple', { as: noura, query: { coupleName: 'Ada' } })).data).toEqual([])
    const body = { body: 'Theirs' }
    const notePath = { leadId, commentId: note.data.id }
    const refusals = [
      await refusal('getLead', { as: noura, path }),
      await refusal('viewLead', { as: noura, path }),
      await refusal('createLeadAction', { as: noura, path, body: { type: 'deal' } }),
      await refusal('listLeadNotes', { as: noura, path }),
      await refusal('createLeadNote', { as: noura, path, body }),
      await refusal('updateLeadNote', { as: noura, path: notePath, body }),
      await refusal('deleteLeadNote', { as: noura, path: notePath }),
      await refusal('listLeadHistory', { as: noura, path }),
      await refusal('listLeadMessages', { as: noura, path }),
      await refusal('createLeadMessage', { as: noura, path, body: mail }),
      await refusal('createLeadSms', { as: noura, path, body }),
      await refusal('markLeadMessagesRead', { as: noura, path, body: {} }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404))
  })

  it('every statement on a tenant’s table compares the customer, once for each table in it', async () => {
    statements.length = 0
    await everything(mara, await ask(1))
    const tables =
      /(?:from|join|update|into)\s+"?(leads|lead_messages|lead_notes|lead_histories|feed_events|deliveries|providers|customer_users|customer_user_providers)\b/g
    const seen = new Set<string>()
    for (const text of new Set(statements)) {
      const named = [...text.matchAll(tables)].map(([, table]) => table!)
      if (named.length === 0) continue
      for (const table of named) seen.add(table)
      expect(text).toMatch(text.startsWith('insert') ? /\("customer_id"|, "customer_id"/ : /customer_id"? = \$\d/)
      expect(text.match(/customer_id/g)!.length, text).toBeGreaterThanOrEqual(named.length)
    }
    expect(seen.size).toBe(9)
  })
})
