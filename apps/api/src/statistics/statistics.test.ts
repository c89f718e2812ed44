import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'

// Tuesday, nine o'clock in Toronto: an hour into the counted day.
const { answer: answerTo, ok, newLead, refusal, signIn, clock, db } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const providerId = async (name: string) =>
  (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const [garden, mill, lakehouse] = [
  await providerId('Rosewood Garden'),
  await providerId('Rosewood Mill'),
  await providerId('Rosewood Lakehouse'),
]

const ask = (of = lakehouse) => newLead(of, { email: reachable.email })
const answer = (leadId: number) => ok('createLeadMessage', { as: mara, path: { leadId }, body: { subject: 'Yes', body: 'It is free.' } })
const responseTime = async (as = mara, of = lakehouse) => (await ok('getProviderResponseTime', { as, path: { providerId: of } })).data

async function forgetLeads(): Promise<void> {
  await db.deleteFrom('leads').where('provider_id', '=', lakehouse).execute()
}

describe('getProviderResponseTime', () => {
  it('RESP-01 is null without couples', async () => {
    await forgetLeads()
    expect(await responseTime()).toEqual({
      meanMinutes: null,
      targetMinutes: 180,
      answered: { count: 0, meanMinutes: null },
      closed: { count: 0, meanMinutes: null },
      open: { count: 0, meanMinutes: null },
      category: null,
      since: '2026-05-24',
    })
  })

  it('RESP-07 is the mean of answered and waiting couples, which are also reported separately', async () => {
    await forgetLeads()
    const quick = await ask()
    const slow = await ask()
    clock.advance({ minutes: 10 })
    await answer(quick)
    clock.advance({ minutes: 40 })
    await answer(slow)
    await ask()
    clock.advance({ minutes: 30 })
    expect(await responseTime()).toMatchObject({
      meanMinutes: 30,
      answered: { count: 2, meanMinutes: 30 },
      open: { count: 1, meanMinutes: 30 },
    })
    clock.advance({ minutes: 61 })
    // 10, 50 and now 91 minutes
    expect(await responseTime()).toMatchObject({ meanMinutes: 50.3, open: { count: 1, meanMinutes: 91 } })
  })

  it('RESP-03 excludes nights and Sundays of the provider', async () => {
    await forgetLeads()
    await ask()
    const evening = (await responseTime()).open.meanMinutes!
    // from this morning to Monday, eight o'clock: the rest of Tuesday, and Wednesday to Saturday, eleven hours each
    const monday = Temporal.ZonedDateTime.from('2026-11-30T08:00[America/Toronto]').toInstant()
    const now = clock.now()
    const tuesdayEnd = Temporal.ZonedDateTime.from('2026-11-24T19:00[America/Toronto]').toInstant()
    clock.advance(now.until(monday))
    expect(evening).toBe(0)
    expect((await responseTime()).open.meanMinutes).toBe(now.until(tuesdayEnd).total('minutes') + 4 * 11 * 60)
  })

  it('RESP-07 a couple closed without an answer has waited until it was closed', async () => {
    await forgetLeads()
    const leadId = await ask()
    clock.advance({ minutes: 20 })
    await ok('createLeadAction', { as: mara, path: { leadId }, body: { type: 'report-spam', reasonId: 'advertising' } })
    clock.advance({ minutes: 100 })
    expect(await responseTime()).toMatchObject({
      meanMinutes: 20,
      answered: { count: 0 },
      closed: { count: 1, meanMinutes: 20 },
      open: { count: 0 },
    })
  })

  it('RESP-07 a reopened couple waits on; the undo of that closes it at its earlier time', async () => {
    await forgetLeads()
    const path = { leadId: await ask() }
    clock.advance({ minutes: 20 })
    await ok('createLeadAction', { as: mara, path, body: { type: 'other-provider' } })
    clock.advance({ minutes: 30 })
    const { headers } = await answerTo('createLeadAction', { as: mara, path, body: { type: 'reopen' } })
    expect(await responseTime()).toMatchObject({ closed: { count: 0 }, open: { count: 1, meanMinutes: 50 } })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect(await responseTime()).toMatchObject({ closed: { count: 1, meanMinutes: 20 }, open: { count: 0 } })
  })

  it('counts only the couples of this provider, of the last six months', async () => {
    await forgetLeads()
    await ask(mill)
    const old = await ask()
    await db.updateTable('leads').set({ created_at: '2026-05-20T14:00:00.000Z' }).where('id', '=', old).execute()
    expect((await responseTime()).open.count).toBe(0)
    expect((await responseTime(mara, mill)).open.count).toBeGreaterThan(0)
  })

  it('PERM-03 is refused where the statistics of the provider are closed to the user', async () => {
    const { id: customerUserId, customer_id } = await db
      .selectFrom('customer_users')
      .select(['id', 'customer_id'])
      .where('username', '=', 'jonas')
      .executeTakeFirstOrThrow()
    const closed = {
      customer_id,
      customer_user_id: customerUserId,
      provider_id: mill,
      page: 'statistics' as const,
      access: 'none' as const,
    }
    await db.insertInto('provider_page_access').values(closed).execute()
    const call = { as: jonas, path: { providerId: mill } }
    expect(await refusal('getProviderResponseTime', call)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await responseTime(mara, mill)).answered.count).toBeGreaterThan(0)
    await db.deleteFrom('provider_page_access').where('customer_user_id', '=', customerUserId).where('page', '=', 'statistics').execute()
    await ok('getProviderResponseTime', call)
  })

  it('of a provider that the user does not see is not found', async () => {
    expect((await responseTime(jonas, mill)).answered.count).toBeGreaterThan(0)
    for (const [as, of] of [
      [jonas, garden],
      [noura, garden],
      [mara, 999_999],
    ] as const)
      expect(await refusal('getProviderResponseTime', { as, path: { providerId: of } })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusal('getProviderResponseTime', { path: { providerId: garden } })).toMatchObject({ status: 401 })
    expect(await refusal('getProviderResponseTime', { as: mara, path: { providerId: 0 } })).toMatchObject({ status: 422 })
  })
})
