import { beforeAll, describe, expect, it } from 'vitest'
import { testimonialTools, write, written } from '../../test/testimonials.ts'
import { couple, openWorld, reachable, type Caller } from '../../test/world.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, newLead, db, clock } = world
const mara = await signIn('mara')
// Jonas is linked to the mill only, Noura belongs to another account.
const jonas = await signIn('jonas')
const noura = await signIn('noura')
const [garden, mill] = [1, 2]
const { request, newDeal, ask, decide, newTestimonial, newActive, get } = testimonialTools(world, mara)

const reply = (testimonialId: number, text: string, as: Caller = mara) => ({ as, path: { testimonialId }, body: { reply: text } })
const undoOf = (headers: Record<string, unknown>) => ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
const listed = async (query: object, as: Caller = mara) => (await ok('listTestimonials', { as, query: { limit: 100, ...query } })).data

describe('a request for a testimonial', () => {
  it('TEST-05 TEST-06 requires a deal, or an accepted offer of the couple', async () => {
    const leadId = await newLead(mill, { ...reachable, name: 'Ada & Bruno' })
    expect((await ok('getCoupleProvider', { as: mara, path: { coupleProviderId: leadId } })).data.hasAgreement).toBe(false)
    expect(await refusal('createTestimonialRequest', request(leadId))).toMatchObject({ status: 403, code: 'no_agreement' })
    const author = await db.selectFrom('customer_users').select('id').where('username', '=', 'mara').executeTakeFirstOrThrow()
    const offer = { customer_id: 1, lead_id: leadId, lead_message_id: 0, lines: '[]', reduction: 0, currency: 'CAD', event_date: null }
    const about = {
      space_name: null,
      guest_count: null,
      valid_until: '2027-01-01',
      note: '',
      locale: 'en_CA',
      author_id: author.id,
    } as const
    const at = clock.now().toString()
    await db
      .insertInto('offers')
      .values({ ...offer, ...about, status: 'accepted', created_at: at, answered_at: at, answer_note: null })
      .execute()
    expect((await ok('getCoupleProvider', { as: mara, path: { coupleProviderId: leadId } })).data.hasAgreement).toBe(true)
    await ok('createTestimonialRequest', request(leadId))
  })

  it('TEST-04 sends the couple a mail with the link in its language, and the message without it', async () => {
    const leadId = await newDeal()
    const { data } = await ok('createTestimonialRequest', request(leadId, { message: 'How was it?', locale: 'de_DE' }))
    expect(data.channel).toBe('email')
    const mail = await db.selectFrom('deliveries').selectAll().where('lead_id', '=', leadId).orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ recipient: reachable.email, locale: 'de_DE', subject: expect.stringContaining('Hochzeit') as string })
    expect(mail.body).toMatch(/How was it\?[^]*\/testimonial\/ts_[\w-]{32}\?lang=de_DE/)
    const [message] = (await ok('listLeadMessages', { as: mara, path: { leadId } })).data.filter(({ direction }) => direction === 'out')
    expect(message).toMatchObject({ body: 'How was it?', channel: 'email' })
    expect((await ok('getCoupleProvider', { as: mara, path: { coupleProviderId: leadId } })).data.testimonialRequest).toEqual(data)
  })

  it('goes out by SMS too, and not to a couple that closed the channel', async () => {
    const leadId = await newDeal()
    await ok('createTestimonialRequest', request(leadId, { channel: 'sms' }))
    const sms = await db.selectFrom('deliveries').selectAll().where('lead_id', '=', leadId).orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(sms).toMatchObject({ channel: 'sms', recipient: reachable.phone })
    const silent = await newDeal(mill, { contactPreference: 'phone_only' })
    expect(await refusal('createTestimonialRequest', request(silent))).toMatchObject({ status: 422, code: 'channel_closed' })
    const channelsOf = async (coupleProviderId: number) =>
      (await ok('getCoupleProvider', { as: mara, path: { coupleProviderId } })).data.openChannels
    expect(await channelsOf(silent)).toEqual(['sms'])
    expect(await channelsOf(leadId)).toEqual(['email', 'sms'])
    expect(await channelsOf(await newDeal(mill, { email: null, phone: null }))).toEqual([])
  })

  it('TEST-07 MSG-11 cannot be repeated within a week, or after the couple has written', async () => {
    const leadId = await newDeal()
    const token = await ask(leadId)
    expect(await refusal('createTestimonialRequest', request(leadId))).toMatchObject({ status: 409, code: 'asked_recently' })
    clock.advance({ hours: 24 * 7 })
    const later = await signIn('mara')
    await ok('createTestimonialRequest', request(leadId, {}, later))
    // The link of the first mail stays valid.
    await ok('createTestimonial', write(token))
    expect(await refusal('createTestimonialRequest', request(leadId, {}, later))).toMatchObject({
      status: 409,
      code: 'already_commented',
      message: 'Couple already commented.',
    })
    expect(await refusal('createTestimonial', write(token))).toMatchObject({ status: 409, code: 'already_commented' })
  })

  it('two at the same time send one mail', async () => {
    const leadId = await newDeal()
    const tries = await Promise.allSettled([1, 2].map(() => ok('createTestimonialRequest', request(leadId))))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not for other accounts, providers that are not linked, or callers without a session', async () => {
    const leadId = await newDeal(garden)
    for (const as of [jonas, noura]) {
      expect(await refusal('createTestimonialRequest', request(leadId, {}, as))).toMatchObject({ status: 404 })
      expect(await refusal('getCoupleProvider', { as, path: { coupleProviderId: leadId } })).toMatchObject({ status: 404 })
    }
    expect(await refusal('createTestimonialRequest', { path: { coupleProviderId: leadId }, body: { channel: 'email' } })).toMatchObject({
      status: 401,
    })
    expect(await refusal('createTestimonialRequest', request(leadId, { channel: 'fax' }))).toMatchObject({ status: 422 })
  })
})

describe('couples with an agreement', () => {
  const couplesOf = async (query: object, as: Caller = mara) =>
    (await ok('listCoupleProviders', { as, query: { limit: 100, ...query } })).data
  const marriedDaysAgo = async (days: number) => {
    const weddingDate = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate().subtract({ days }).toString()
    return newDeal(mill, { weddingDate })
  }

  it('TEST-10 each counts once: asked, not asked, or with a testimonial', async () => {
    const counts = async () => (await ok('getTestimonialRequestCounts', { as: mara, query: { providerIds: String(mill) } })).data
    const before = await counts()
    await newTestimonial()
    await ask(await newDeal())
    await newDeal()
    const { requested, notRequested, commented } = before
    expect(await counts()).toEqual({ requested: requested + 1, notRequested: notRequested + 1, commented: commented + 1 })
    expect((await ok('getTestimonialRequestCounts', { as: noura })).data).not.toEqual(await counts())
    expect(await refusal('getTestimonialRequestCounts')).toMatchObject({ status: 401 })
    expect(await refusal('getTestimonialRequestCounts', { as: mara, query: { providerIds: 'x' } })).toMatchObject({ status: 422 })
  })

  it('those who married three weeks ago and were not asked are proposed', async () => {
    const [early, due, asked, late] = [
      await marriedDaysAgo(20),
      await marriedDaysAgo(21),
      await marriedDaysAgo(30),
      await marriedDaysAgo(366),
    ]
    await ask(asked)
    const ids = (await couplesOf({ isToAsk: true })).map(({ id }) => id)
    expect(ids).toContain(due)
    for (const other of [early, asked, late]) expect(ids).not.toContain(other)
    expect((await couplesOf({ hasTestimonialRequest: true })).map(({ id }) => id)).toContain(asked)
    expect((await couplesOf({ hasTestimonialRequest: false })).map(({ id }) => id)).not.toContain(asked)
    expect(new Set((await couplesOf({}, jonas)).map(({ provider }) => provider.id))).toEqual(new Set([mill]))
    expect((await couplesOf({}, noura)).map(({ id }) => id)).not.toContain(due)
    expect(await refusal('listCoupleProviders')).toMatchObject({ status: 401 })
    expect(await refusal('listCoupleProviders', { as: mara, query: { limit: 0 } })).toMatchObject({ status: 422 })
  })
})

describe('testimonials', () => {
  it('TEST-01 TEST-12 are listed by status, reply, stars and provider, and counted', async () => {
    const counts = async () => (await ok('getTestimonialCounts', { as: mara, query: { providerIds: String(mill) } })).data
    const before = await counts()
    const { id } = await newTestimonial()
    expect(await counts()).toEqual({ ...before, all: before.all + 1, pending: before.pending + 1 })
    const active = await newActive()
    const { id: refused } = await newTestimonial()
    await decide(refused, 'testimonial', 'other')
    expect(await counts()).toEqual({
      all: before.all + 3,
      active: before.active + 1,
      pending: before.pending + 1,
      rejected: before.rejected + 1,
      withoutReply: before.withoutReply + 1,
    })
    expect((await listed({ status: 'pending' })).map((row) => row.id)).toContain(id)
    expect((await listed({ status: 'active', replyStatus: 'none' })).map((row) => row.id)).toContain(active.id)
    await ok('replaceTestimonialReply', reply(active.id, 'Thank you'))
    expect((await listed({ replyStatus: 'pending' })).map((row) => row.id)).toContain(active.id)
    expect((await listed({ minimumStar: 5 })).every(({ star }) => star === 5)).toBe(true)
    expect((await listed({ providerIds: String(garden) })).every(({ provider }) => provider.id === garden)).toBe(true)
    expect((await listed({ isFeatured: true })).every(({ isFeatured }) => isFeatured)).toBe(true)
    const first = await ok('listTestimonials', { as: mara, query: { limit: 2 } })
    const second = await ok('listTestimonials', { as: mara, query: { limit: 2, cursor: first.meta.nextCursor } })
    expect([...first.data, ...second.data]).toEqual((await listed({})).slice(0, 4))
  })

  it('are not for other accounts, providers that are not linked, or callers without a session', async () => {
    const { id } = await newActive(garden)
    const path = { testimonialId: id }
    for (const as of [jonas, noura]) {
      expect(await refusal('getTestimonial', { as, path })).toMatchObject({ status: 404 })
      expect(await refusal('updateTestimonial', { as, path, body: { isFeatured: true } })).toMatchObject({ status: 404 })
      expect(await refusal('replaceTestimonialReply', reply(id, 'x', as))).toMatchObject({ status: 404 })
      expect(await refusal('deleteTestimonialReply', { as, path })).toMatchObject({ status: 404 })
      expect((await listed({}, as)).map((row) => row.id)).not.toContain(id)
    }
    expect(await refusal('listTestimonials')).toMatchObject({ status: 401 })
    expect(await refusal('listTestimonials', { as: mara, query: { providerIds: 'x' } })).toMatchObject({ status: 422 })
    expect(await refusal('getTestimonialCounts')).toMatchObject({ status: 401 })
    expect(await refusal('getTestimonialCounts', { as: mara, query: { providerIds: 'x' } })).toMatchObject({ status: 422 })
  })

  it('PERM-03 a user who may only read changes nothing', async () => {
    const { id: testimonialId } = await newActive()
    const user = await db
      .selectFrom('customer_users')
      .select(['id', 'customer_id'])
      .where('username', '=', 'jonas')
      .executeTakeFirstOrThrow()
    const page = { customer_id: user.customer_id, customer_user_id: user.id, provider_id: mill, page: 'testimonials' } as const
    await db
      .insertInto('provider_page_access')
      .values({ ...page, access: 'read' })
      .execute()
    await ok('getTestimonial', { as: jonas, path: { testimonialId } })
    expect(await refusal('replaceTestimonialReply', reply(testimonialId, 'x', jonas))).toMatchObject({ status: 403 })
    expect(await refusal('updateTestimonial', { as: jonas, path: { testimonialId }, body: { isFeatured: true } })).toMatchObject({
      status: 403,
    })
    expect(await refusal('createTestimonialRequest', request(await newDeal(), {}, jonas))).toMatchObject({ status: 403, code: 'forbidden' })
    await db.deleteFrom('provider_page_access').where('page', '=', 'testimonials').execute()
  })

  it('TEST-11 are featured while they are active, up to the limit of the country, with undo', async () => {
    const { id: pending } = await newTestimonial()
    const feature = (testimonialId: number, isFeatured: boolean, as = mara) => ({ as, path: { testimonialId }, body: { isFeatured } })
    expect(await refusal('updateTestimonial', feature(pending, true))).toMatchObject({ status: 409, code: 'testimonial_not_active' })
    const { id } = await newActive()
    const { headers } = await answer('updateTestimonial', feature(id, true))
    expect(await get(id)).toMatchObject({ isFeatured: true })
    await undoOf(headers)
    expect(await get(id)).toMatchObject({ isFeatured: false })
    expect(await refusal('updateTestimonial', { as: mara, path: { testimonialId: id }, body: {} })).toMatchObject({ status: 422 })
    // The Emirates have a limit of six.
    const theirs = await db.selectFrom('customer_users').select('customer_id').where('username', '=', 'noura').executeTakeFirstOrThrow()
    await db.updateTable('testimonials').set({ is_featured: false }).where('customer_id', '=', theirs.customer_id).execute()
    const byProvider = Map.groupBy(await listed({ status: 'active' }, noura), ({ provider }) => provider.id)
    const active = [...byProvider.values()].find(({ length }) => length > 6)!
    for (const one of active.slice(0, 6)) await ok('updateTestimonial', feature(one.id, true, noura))
    expect(await refusal('updateTestimonial', feature(active[6]!.id, true, noura))).toMatchObject({ status: 409, code: 'featured_limit' })
  })
})

describe('replies', () => {
  it('TEST-13 TEST-03 wait for approval, and others read the previous one until then', async () => {
    const { id, token } = await newActive()
    expect((await ok('replaceTestimonialReply', reply(id, ' Thank you '))).data).toMatchObject({
      reply: 'Thank you',
      replyStatus: 'pending',
      publishedReply: null,
    })
    await decide(id, 'reply')
    expect(await get(id)).toMatchObject({ replyStatus: 'active', publishedReply: 'Thank you' })
    await ok('replaceTestimonialReply', reply(id, 'Thank you both'))
    expect((await ok('getTestimonialRequest', { path: { testimonialToken: token } })).data.testimonial?.reply).toBe('Thank you')
    await decide(id, 'reply', 'offensive')
    expect(await get(id)).toMatchObject({
      reply: 'Thank you both',
      replyStatus: 'rejected',
      replyRejectedReason: 'offensive',
      publishedReply: 'Thank you',
    })
    const { data: prompts } = await ok('listPrompts', { as: mara, query: { limit: 100 } })
    expect(prompts[0]).toMatchObject({ type: 'todo', linkData: { path: '/provider-testimonials?replyStatus=rejected' } })
  })

  it('TEST-13 are withdrawn, and restored by undo', async () => {
    const { id } = await newActive()
    const path = { testimonialId: id }
    expect(await refusal('deleteTestimonialReply', { as: mara, path })).toMatchObject({ status: 404 })
    await ok('replaceTestimonialReply', reply(id, 'Thank you'))
    await decide(id, 'reply')
    const { headers } = await answer('deleteTestimonialReply', { as: mara, path })
    expect(await get(id)).toMatchObject({ reply: null, replyStatus: null, publishedReply: null })
    await undoOf(headers)
    expect(await get(id)).toMatchObject({ reply: 'Thank you', replyStatus: 'active', publishedReply: 'Thank you' })
    // A reply that was written in the meantime stays.
    const withdrawn = await answer('deleteTestimonialReply', { as: mara, path })
    await ok('replaceTestimonialReply', reply(id, 'Thanks to both'))
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(withdrawn.headers['undo-token']) } })).toMatchObject({
      status: 409,
      code: 'undo_impossible',
    })
    expect(await get(id)).toMatchObject({ reply: 'Thanks to both', replyStatus: 'pending', publishedReply: null })
    await ok('deleteTestimonialReply', { as: mara, path })
    expect(await get(id)).toMatchObject({ reply: null, replyStatus: null })
  })

  it('TEST-08 require a package with replies', async () => {
    const { id } = await newActive()
    const products = db.updateTable('provider_products').where('provider_id', '=', mill)
    const { features } = await db
      .selectFrom('provider_products')
      .select('features')
      .where('provider_id', '=', mill)
      .executeTakeFirstOrThrow()
    await products.set({ features: [] }).execute()
    expect(await refusal('replaceTestimonialReply', reply(id, 'Thank you'))).toMatchObject({ status: 402, code: 'upgrade_required' })
    await products.set({ features }).execute()
    await ok('replaceTestimonialReply', reply(id, 'Thank you'))
  })

  it('are for active testimonials, and lose nothing that another user has written', async () => {
    const { id: pending } = await newTestimonial()
    expect(await refusal('replaceTestimonialReply', reply(pending, 'Thank you'))).toMatchObject({
      status: 409,
      code: 'testimonial_not_active',
    })
    const { id } = await newActive()
    const { headers } = await answer('getTestimonial', { as: mara, path: { testimonialId: id } })
    const ifMatch = { headers: { 'if-match': String(headers['etag']) } }
    await ok('replaceTestimonialReply', { ...reply(id, 'Thank you'), ...ifMatch })
    expect(await refusal('replaceTestimonialReply', { ...reply(id, 'Thanks'), ...ifMatch })).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    expect(await refusal('replaceTestimonialReply', reply(id, '   '))).toMatchObject({ status: 422 })
  })
})

describe('the editors', () => {
  let id = 0
  beforeAll(async () => void ({ id } = await newTestimonial()))
  const decision = (body: object, providerId = mill, as: Caller = couple) => ({
    as,
    path: { providerId },
    body: { testimonialId: id, part: 'testimonial', decision: 'reject', reason: 'other', ...body },
  })

  it('see what waits, and decide it once', async () => {
    const waiting = async () => (await ok('listReviewRequests', { as: couple, query: { providerId: mill } })).data
    expect(await waiting()).toContainEqual(expect.objectContaining({ entity: 'testimonial', entityId: id, text: written.comment }))
    expect(await refusal('createIntakeTestimonialDecision', decision({ reason: 'mood' }))).toMatchObject({ status: 422 })
    expect(await refusal('createIntakeTestimonialDecision', decision({ reason: undefined }))).toMatchObject({ status: 422 })
    expect(await refusal('createIntakeTestimonialDecision', decision({ part: 'reply' }))).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeTestimonialDecision', decision({}, garden))).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeTestimonialDecision', decision({}, 999_999))).toMatchObject({ status: 404 })
    expect(await refusal('createIntakeTestimonialDecision', decision({}, mill, mara))).toMatchObject({ status: 401 })
    await ok('createIntakeTestimonialDecision', decision({ decision: 'approve' }))
    expect(await refusal('createIntakeTestimonialDecision', decision({}))).toMatchObject({ status: 404 })
    await ok('replaceTestimonialReply', reply(id, 'Thank you'))
    expect(await waiting()).toContainEqual(expect.objectContaining({ entity: 'testimonial_reply', entityId: id, text: 'Thank you' }))
  })

  it('TEST-13 approve only the reply that they have read', async () => {
    await ok('replaceTestimonialReply', reply(id, 'Something else'))
    const approval = (text: string) => decision({ part: 'reply', decision: 'approve', reason: undefined, text })
    expect(await refusal('createIntakeTestimonialDecision', approval('Thank you'))).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await get(id)).toMatchObject({ replyStatus: 'pending', publishedReply: null })
    await ok('createIntakeTestimonialDecision', approval('Something else'))
    expect(await get(id)).toMatchObject({ replyStatus: 'active', publishedReply: 'Something else' })
  })
})
