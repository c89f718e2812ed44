/** Limits on how often an operation can be called. */
import { describe, expect, it } from 'vitest'
import { couponThrottle } from '../src/discounts/valid-coupon.ts'
import { sendThrottles } from '../src/leads/send-throttles.ts'
import { hashOf } from '../src/platform/session/token.ts'
import type { Throttle } from '../src/platform/throttle/throttle.ts'
import { uploadThrottles } from '../src/platform/throttle/uploads.ts'
import { openWorld, reachable } from './world.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db, clock } = world
const [mara, jonas] = [await signIn('mara'), await signIn('jonas')]
const user = (username: string) => db.selectFrom('customer_users').selectAll().where('username', '=', username).executeTakeFirstOrThrow()
const [maraUser, jonasUser] = [await user('mara'), await user('jonas')]
const customerId = maraUser.customer_id

const newLead = () => world.newLead(2, reachable)

/** As if all but this many tries of the window were used up. */
async function used({ scope, triesMax, windowMinutes }: Throttle, subject: string, left: number): Promise<void> {
  const ends = clock.now().add({ minutes: windowMinutes }).toString()
  const row = { scope, subject_hash: hashOf(subject), window_ends_at: ends, tries: triesMax - left }
  await db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.columns(['scope', 'subject_hash']).doUpdateSet(row))
    .execute()
}

const tooMany = {
  status: 429,
  code: 'too_many_tries',
  headers: expect.objectContaining({ 'retry-after': expect.stringMatching(/^[1-9]\d*$/) }),
}
const mail = (leadId: number, as = mara) => ({ as, path: { leadId }, body: { subject: 'Your wedding', body: 'Dear Ada' } })
const picture = () => {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4 menu'], 'menu.pdf', { type: 'application/pdf' }))
  form.append('name', 'Menu')
  return form
}

describe('sending to couples', () => {
  it('is limited for each couple, by e-mail and SMS together', async () => {
    const [leadId, other] = [await newLead(), await newLead()]
    await used(sendThrottles.lead, `${customerId}/${leadId}`, 1)
    await ok('createLeadMessage', mail(leadId))
    expect(await refusal('createLeadMessage', mail(leadId))).toMatchObject(tooMany)
    expect(await refusal('createLeadSms', { as: mara, path: { leadId }, body: { body: 'Hello' } })).toMatchObject(tooMany)
    await ok('createLeadMessage', mail(other))
    clock.advance({ minutes: sendThrottles.lead.windowMinutes })
    await ok('createLeadMessage', mail(leadId))
  })

  it('is limited per user and per account; refused messages are not sent', async () => {
    const leadId = await newLead()
    await used(sendThrottles.user, `${customerId}/${maraUser.id}`, 0)
    expect(await refusal('createLeadMessage', mail(leadId))).toMatchObject(tooMany)
    await ok('createLeadMessage', mail(leadId, jonas))
    await used(sendThrottles.customer, String(customerId), 0)
    expect(await refusal('createLeadMessage', mail(leadId, jonas))).toMatchObject(tooMany)
    expect((await ok('listLeadMessages', { as: mara, path: { leadId } })).data.filter(({ direction }) => direction === 'out')).toHaveLength(
      1,
    )
  })
})

describe('uploads', () => {
  it.each([
    ['each user', uploadThrottles.user, () => `${customerId}/${jonasUser.id}`],
    ['the account', uploadThrottles.customer, () => String(customerId)],
  ] as const)('are limited for %s', async (_whom, throttle, subject) => {
    await used(throttle, subject(), 0)
    expect(await refusal('createAttachment', { as: jonas, form: picture() })).toMatchObject(tooMany)
    await used(throttle, subject(), 5)
    expect((await refusal('createAttachment', { as: jonas, form: new FormData() })).status).toBe(422)
  })

  it('GAL-15 fill a gallery of 500 pictures in one sitting', async () => {
    const { user, customer } = uploadThrottles
    await used(user, `${customerId}/${jonasUser.id}`, user.triesMax - 499)
    await used(customer, String(customerId), customer.triesMax - 499)
    expect((await refusal('createAttachment', { as: jonas, form: new FormData() })).status).toBe(422)
  })
})

describe('coupons', () => {
  it('can be guessed a few times; a valid code does not count', async () => {
    const guess = (code: string) => ({ as: jonas, query: { code } })
    const { code } = await db
      .selectFrom('discount_coupons')
      .select('code')
      .where('currency', 'is', null)
      .where('valid_until', '>', '2026-12-31')
      .executeTakeFirstOrThrow()
    for (let tries = 0; tries <= couponThrottle.triesMax; tries += 1) await ok('getDiscountCoupon', guess(code))
    for (let tries = 0; tries < couponThrottle.triesMax; tries += 1)
      expect(await refusal('getDiscountCoupon', guess(`NONE${tries}`))).toMatchObject({ status: 404 })
    expect(await refusal('getDiscountCoupon', guess('NONE'))).toMatchObject(tooMany)
    expect(await refusal('getDiscountCoupon', guess(code))).toMatchObject(tooMany)
    clock.advance({ minutes: couponThrottle.windowMinutes })
    expect((await refusal('getDiscountCoupon', guess('NONE'))).status).toBe(404)
  })
})

/** Creates records until the limit is reached. */
async function fillUp(create: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const problem = await create().then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (problem === undefined) continue
    expect(problem).toContain('limit_reached')
    return
  }
}

describe('WORK-02 an undo passes no limit', () => {
  it('of quick replies', async () => {
    const create = (title: string) => ok('createQuickReply', { as: mara, body: { title, body: 'Hello' } })
    const { data } = await create('First')
    const { headers } = await answer('deleteQuickReply', { as: mara, path: { quickReplyId: data.id } })
    await fillUp(() => create('Another'))
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })).toMatchObject({
      status: 409,
      code: 'limit_reached',
    })
  })

  it('of the products of a couple', async () => {
    const path = { leadId: await newLead() }
    const { id: providerItemId } = await db.selectFrom('provider_items').select('id').where('provider_id', '=', 2).executeTakeFirstOrThrow()
    const create = () => ok('createLeadItem', { as: mara, path, body: { providerItemId } })
    const { data } = await create()
    const { headers } = await answer('deleteLeadItem', { as: mara, path: { ...path, leadItemId: data.id } })
    await fillUp(create)
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })).toMatchObject({
      status: 409,
      code: 'limit_reached',
    })
    expect((await ok('listLeadItems', { as: mara, path })).data).toHaveLength(50)
  })

  it('of saved views', async () => {
    const create = (name: string) => ok('createSavedView', { as: jonas, body: { name, screen: 'leads', filters: {} } })
    const { data } = await create('First')
    const { headers } = await answer('deleteSavedView', { as: jonas, path: { savedViewId: data.id } })
    let number = 0
    await fillUp(() => create(`View ${(number += 1)}`))
    expect(await refusal('undoChange', { as: jonas, path: { undoToken: String(headers['undo-token']) } })).toMatchObject({
      status: 409,
      code: 'limit_reached',
    })
  })
})
