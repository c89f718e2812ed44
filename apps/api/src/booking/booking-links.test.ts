import { describe, expect, it } from 'vitest'
import { bookingFields, openBooking } from '../../test/booking.ts'
import { anyone, openWorld, type Caller } from '../../test/world.ts'

const world = await openWorld()
const { ok, answer, refusal, signIn, db } = world
const [jonas, noura] = [await signIn('jonas'), await signIn('noura')]
const { mara, mill, garden, customerId, account, makeLink, page } = await openBooking(world)

describe('booking links', () => {
  it('CAL-04 are created, read, changed and listed newest first', async () => {
    const made = await makeLink()
    expect(made).toMatchObject({ ...bookingFields, providerId: mill, updatedAt: null })
    expect(made.token).toMatch(/^bl_[\w-]{16}$/)
    const path = { ...account, bookingLinkId: made.id }
    expect((await ok('getBookingLink', { as: mara, path })).data).toEqual(made)
    const changed = (await ok('updateBookingLink', { as: mara, path, body: { isActive: false, title: ' Visit ' } })).data
    expect(changed).toEqual({ ...made, title: 'Visit', isActive: false, updatedAt: changed.updatedAt })
    const { data, meta } = await ok('listBookingLinks', { as: mara, path: account, query: { providerId: mill, limit: 1 } })
    expect(data).toEqual([changed])
    expect(meta.total).toBeGreaterThan(1)
  })

  it('are changed only in the version that was read', async () => {
    const { id } = await makeLink()
    const path = { ...account, bookingLinkId: id }
    const { etag } = (await answer('getBookingLink', { as: mara, path })).headers
    const change = (headers: Caller) => ({ as: mara, path, headers, body: { title: 'Visit' } })
    await ok('updateBookingLink', change({ 'if-match': String(etag) }))
    expect(await refusal('updateBookingLink', change({ 'if-match': String(etag) }))).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('refuse what the rule refuses, also of a change', async () => {
    const hours = [{ weekday: 1, from: '10:00', to: '10:30' }]
    const short = { status: 422, errors: [{ path: 'hours[0].to', code: 'booking_hours_short' }] }
    expect(
      await refusal('createBookingLink', { as: mara, path: account, body: { ...bookingFields, providerId: mill, hours } }),
    ).toMatchObject(short)
    const { id } = await makeLink()
    const path = { ...account, bookingLinkId: id }
    expect(await refusal('updateBookingLink', { as: mara, path, body: { hours } })).toMatchObject(short)
    expect(await refusal('updateBookingLink', { as: mara, path, body: { durationMinutes: 480 * 3 } })).toMatchObject({ status: 422 })
  })

  it('are at most twenty of a provider, and are created once per key', async () => {
    const call = {
      as: mara,
      path: account,
      body: { ...bookingFields, providerId: garden },
      headers: { 'idempotency-key': 'one-link-only' },
    }
    expect(await ok('createBookingLink', call)).toEqual(await ok('createBookingLink', call))
    const { meta } = await ok('listBookingLinks', { as: mara, path: account, query: { providerId: garden } })
    for (let count = meta.total; count < 20; count += 1) await makeLink({ providerId: garden })
    const another = { ...call, headers: {} }
    expect(await refusal('createBookingLink', another)).toMatchObject({ status: 409, code: 'limit_reached' })
    const [newest] = (await ok('listBookingLinks', { as: mara, path: account, query: { providerId: garden } })).data
    const gone = await answer('deleteBookingLink', { as: mara, path: { ...account, bookingLinkId: newest!.id } })
    await makeLink({ providerId: garden })
    const undo = { as: mara, path: { undoToken: String(gone.headers['undo-token']) } }
    expect(await refusal('undoChange', undo)).toMatchObject({ status: 409, code: 'limit_reached' })
  })

  it('WORK-02 are deleted with undo, and until then the public page does not exist', async () => {
    const { id, token } = await makeLink()
    const path = { ...account, bookingLinkId: id }
    const { status, headers } = await answer('deleteBookingLink', { as: mara, path })
    expect(status).toBe(204)
    expect(await refusal('getBookingLink', { as: mara, path })).toMatchObject({ status: 404 })
    expect(await refusal('getBookingPage', { as: {}, path: { token } })).toMatchObject({ status: 404, code: 'not_found' })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    expect((await page(token)).isActive).toBe(true)
  })

  it('PERM-08 PERM-09 belong to users of the provider with write on its calendar', async () => {
    const of = await makeLink({ providerId: mill })
    const body = { ...bookingFields, providerId: mill }
    const path = { ...account, bookingLinkId: of.id }
    for (const as of [anyone, {}]) {
      expect(await refusal('listBookingLinks', { as, path: account })).toMatchObject({ status: 401 })
      expect(await refusal('createBookingLink', { as, path: account, body })).toMatchObject({ status: 401 })
    }
    expect(await refusal('listBookingLinks', { as: noura, path: account })).toMatchObject({ status: 404 })
    expect(await refusal('getBookingLink', { as: noura, path })).toMatchObject({ status: 404 })
    expect(await refusal('createBookingLink', { as: jonas, path: account, body: { ...body, providerId: garden } })).toMatchObject({
      status: 404,
    })
    const lists = async () => (await ok('listBookingLinks', { as: jonas, path: account, query: { limit: 100 } })).data
    expect(new Set((await lists()).map((link) => link.providerId))).toEqual(new Set([mill]))
    const { id: userId } = await db.selectFrom('customer_users').select('id').where('username', '=', 'jonas').executeTakeFirstOrThrow()
    const access = { customer_id: customerId, customer_user_id: userId, provider_id: mill, page: 'calendarEvents' } as const
    await db
      .insertInto('provider_page_access')
      .values({ ...access, access: 'read' })
      .execute()
    expect((await ok('getBookingLink', { as: jonas, path })).data).toEqual(of)
    expect(await refusal('updateBookingLink', { as: jonas, path, body: { title: 'Visit' } })).toMatchObject({ status: 403 })
    expect(await refusal('deleteBookingLink', { as: jonas, path })).toMatchObject({ status: 403 })
    await db.updateTable('provider_page_access').set({ access: 'none' }).where('customer_user_id', '=', userId).execute()
    expect(await lists()).toEqual([])
    expect((await ok('listBookings', { as: jonas, path: account })).data).toEqual([])
    await db.deleteFrom('provider_page_access').where('customer_user_id', '=', userId).where('page', '=', 'calendarEvents').execute()
  })
})
