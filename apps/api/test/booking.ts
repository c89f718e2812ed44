/** Booking links and viewings of the demo's mill, for the tests of both. */
import { afterEach } from 'vitest'
import type { Caller, World } from './world.ts'

export const bookingFields = {
  title: 'Viewing of the mill',
  durationMinutes: 60,
  hours: Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: '06:00', to: '22:00' })),
  minNoticeHours: 0,
  maxPerDay: 20,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  horizonDays: 60,
  skipsWeddingDays: true,
  isActive: true,
}

export async function openBooking({ ok, db, signIn }: World) {
  const mara = await signIn('mara')
  const providerOf = (name: string) =>
    db.selectFrom('providers').select(['id', 'customer_id']).where('name', '=', name).executeTakeFirstOrThrow()
  const { id: mill, customer_id: customerId } = await providerOf('Rosewood Mill')
  const { id: garden } = await providerOf('Rosewood Garden')
  const account = { customerId }
  // A provider has a limited number of links.
  afterEach(async () => {
    await db.updateTable('booking_links').set({ deleted_at: '2026-11-17T00:00:00.000Z' }).where('provider_id', '=', mill).execute()
  })

  const makeLink = async (more: object = {}) =>
    (await ok('createBookingLink', { as: mara, path: account, body: { providerId: mill, ...bookingFields, ...more } })).data
  const page = async (token: string, query = {}) => (await ok('getBookingPage', { as: {}, path: { token }, query })).data
  const slotsOf = async (token: string, query = {}) => (await page(token, query)).days.flatMap(({ slots }) => slots)
  let couples = 0
  const about = () => ({ name: 'Aylin & Jonas', email: `couple-${(couples += 1)}@example.com` })
  const lastRecipient = () => `couple-${couples}@example.com`
  const book = async (token: string, body: object, headers: Caller = {}) =>
    (await ok('createBooking', { as: {}, path: { token }, headers, body: { ...about(), ...body } })).data
  /** A viewing at the first free time of a new link. */
  const booked = async () => {
    const link = await makeLink()
    const [startAt = ''] = await slotsOf(link.token)
    return { link, startAt, ...(await book(link.token, { startAt })) }
  }
  /** The vendor's entry of a viewing. */
  const entryAt = async (startAt: string) => {
    const { data } = await ok('listBookings', { as: mara, path: account, query: { providerId: mill, limit: 100 } })
    const entry = data.find((one) => one.startAt === startAt)
    if (!entry) throw new Error(`nothing is booked at ${startAt}`)
    return entry
  }
  const mails = (recipient: string) =>
    db.selectFrom('deliveries').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute()
  return { mara, mill, garden, customerId, account, makeLink, page, slotsOf, about, lastRecipient, book, booked, entryAt, mails }
}
