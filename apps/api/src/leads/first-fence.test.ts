/** The first fence: the queries themselves name the customer. Row-level security, the second one, is lifted here, or it would hide a hole. */
import { afterAll, describe, expect, it } from 'vitest'
import { couple, openWorld, words } from '../../test/world.ts'
import { ownerPool } from '../platform/db/pool.ts'

const { connection, anotherApp, db } = await openWorld()
const pool = ownerPool(connection, { max: 4 })
afterAll(() => pool.end())

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
})
