import { describe, expect, it } from 'vitest'
import { openWorld, reachable } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import { measureCategories } from './measure-categories.ts'

// Tuesday, nine o'clock in Toronto: an hour into the counted day.
const { ok, newLead, refusal, signIn, clock, db, pool } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const inCustomer = <Result>(customerId: number, work: Parameters<typeof inTransaction<object, Result>>[2]) =>
  inTransaction(pool, asCustomer(customerId), work)
const measure = () => measureCategories({ inCustomer, now: clock.now })

const provider = (name: string) => db.selectFrom('providers').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
const [lakehouse, mill] = [await provider('Rosewood Lakehouse'), await provider('Rosewood Mill')]

const coaching = async (as = mara, of = lakehouse.id) =>
  (await ok('listResponseCoaching', { as })).data.find((one) => one.provider.id === of)
const forgetLeads = () => db.deleteFrom('leads').where('provider_id', '=', lakehouse.id).execute()
const ask = () => newLead(lakehouse.id, { email: reachable.email })
const answer = (leadId: number) => ok('createLeadMessage', { as: mara, path: { leadId }, body: { subject: 'Yes', body: 'It is free.' } })

describe('listResponseCoaching', () => {
  it('RESP-01 RESP-07 names the couples to answer first, and the average if they are answered now', async () => {
    await forgetLeads()
    const first = await ask()
    clock.advance({ minutes: 30 })
    const second = await ask()
    clock.advance({ minutes: 30 })
    expect(await coaching()).toMatchObject({
      provider: { name: 'Rosewood Lakehouse' },
      meanMinutes: 45,
      targetMinutes: 180,
      isCounting: true,
      openCount: 2,
      next: [
        {
          leadId: first,
          waitedMinutes: 60,
          dueAt: clock.now().add({ minutes: 120 }).toString({ smallestUnit: 'millisecond' }),
          costMinutes: 15,
        },
        { leadId: second, waitedMinutes: 30, costMinutes: -15 },
      ],
      // Eleven hours later by the counted clock: nothing more if both are answered now.
      forecast: {
        at: clock.now().add({ hours: 24 }).toString({ smallestUnit: 'millisecond' }),
        meanMinutes: 45,
        meanMinutesOtherwise: 45 + 11 * 60,
      },
    })
    await answer(first)
    await answer(second)
    expect(await coaching()).toMatchObject({ meanMinutes: 45, openCount: 0, next: [], forecast: null })
  })

  it('RESP-01 names three couples at most, and counts all', async () => {
    await forgetLeads()
    for (let couple = 0; couple < 4; couple++) await ask()
    const advice = await coaching()
    expect([advice?.openCount, advice?.next.length]).toEqual([4, 3])
  })

  it('RESP-04 an automatic reply does not stop the clock', async () => {
    await forgetLeads()
    const leadId = await ask()
    const row = await db.selectFrom('leads').select('customer_id').where('id', '=', leadId).executeTakeFirstOrThrow()
    const sent = {
      lead_id: leadId,
      channel: 'email',
      direction: 'out',
      subject: 'Thank you',
      body: 'We answer soon.',
      status: 'sent',
    } as const
    // A message without an author is one that no person wrote.
    const at = clock.now().toString()
    await db
      .insertInto('lead_messages')
      .values({ ...row, ...sent, author_id: null, created_at: at, read_at: null })
      .execute()
    clock.advance({ minutes: 20 })
    expect(await coaching()).toMatchObject({ openCount: 1, next: [{ leadId, waitedMinutes: 20 }] })
    await answer(leadId)
    expect(await coaching()).toMatchObject({ openCount: 0 })
  })

  it('has only providers that the user sees and that were asked', async () => {
    await forgetLeads()
    expect(await coaching()).toBeUndefined()
    await ask()
    expect(await coaching(mara)).toBeDefined()
    expect(await coaching(jonas)).toBeUndefined()
    expect(await coaching(jonas, mill.id)).toBeDefined()
    expect(await refusal('listResponseCoaching')).toMatchObject({ status: 401 })
  })

  it('PERM-03 leaves out a provider whose statistics are closed to the user', async () => {
    const { id: customerUserId, customer_id } = await db
      .selectFrom('customer_users')
      .select(['id', 'customer_id'])
      .where('username', '=', 'jonas')
      .executeTakeFirstOrThrow()
    const closed = { customer_id, customer_user_id: customerUserId, provider_id: mill.id, page: 'statistics', access: 'none' } as const
    await db.insertInto('provider_page_access').values(closed).execute()
    expect(await coaching(jonas, mill.id)).toBeUndefined()
    expect(await coaching(mara, mill.id)).toBeDefined()
    await db.deleteFrom('provider_page_access').where('customer_user_id', '=', customerUserId).where('page', '=', 'statistics').execute()
  })
})

describe('the average of a category', () => {
  it('RESP-07 is measured only if no account can be singled out, and each account reads the same one', async () => {
    const category = async () => (await ok('getProviderResponseTime', { as: mara, path: { providerId: lakehouse.id } })).data.category
    await db.updateTable('providers').set({ category_id: 99_001 }).where('id', 'in', [lakehouse.id, mill.id]).execute()
    await forgetLeads()
    await ask()
    await measure()
    expect(await category()).toBeNull()
    // One provider of another account completes three, but Rosewood could subtract its own two.
    const others = ['Saffron House', 'Felix Arden Photography', 'Maison Lavande']
    const add = (name: string) => db.updateTable('providers').set({ category_id: 99_001 }).where('name', '=', name).execute()
    await add(others[0]!)
    await measure()
    expect(await category()).toBeNull()
    for (const name of others) await add(name)
    await measure()
    const average = await category()
    expect(average).toMatchObject({ providers: 5, meanMinutes: expect.any(Number) })
    expect(await coaching()).toMatchObject({ category: average })
    // Without couples a provider does not count.
    await forgetLeads()
    await db
      .deleteFrom('leads')
      .where('provider_id', '=', (await provider('Saffron House')).id)
      .execute()
    await measure()
    expect(await category()).toBeNull()
  })
})
