import { beforeEach, describe, expect, it } from 'vitest'
import { openBooking } from '../../test/booking.ts'
import { waitingJobs } from '../../test/waiting-jobs.ts'
import { openWorld } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import { changeViewing, remindCouple } from './viewing-jobs.ts'

const world = await openWorld()
const { ok, db, clock, pool } = world
const inCustomer: JobTools['inCustomer'] = (id, work) => inTransaction(pool, asCustomer(id), work)
const { mara, mill, customerId, booked, book, makeLink, slotsOf, entryAt, mails, lastRecipient } = await openBooking(world)
const tools = { inCustomer, now: () => clock.now() }
const origin = 'http://localhost'
const eventPath = (calendarEventId: number) => ({ providerId: mill, calendarEventId })

const jobs = <Payload>(task: string) => waitingJobs<Payload>(db, task)

beforeEach(async () => void (await db.deleteFrom('deliveries').execute()))

describe('a viewing that the vendor changes in the calendar', () => {
  it('CAL-04 is moved: its couple gets one mail with the new time, an updated calendar file and a working link', async () => {
    const { startAt } = await booked()
    const to = lastRecipient()
    const { calendarEventId } = await entryAt(startAt)
    const [first] = await mails(to)
    const later = Temporal.Instant.from(startAt).add({ hours: 50 })
    const times = [later, later.add({ hours: 1 })].map((at) => at.toString({ smallestUnit: 'millisecond' }))
    await ok('updateCalendarEvent', { as: mara, path: eventPath(calendarEventId), body: { startAt: times[0], endAt: times[1] } })
    expect(await jobs('change_viewing')).toContainEqual({ customerId, calendarEventId, origin })
    await changeViewing(tools, { customerId, calendarEventId, origin })
    await changeViewing(tools, { customerId, calendarEventId, origin })
    const [moved, ...rest] = (await mails(to)).filter(({ id }) => id !== first?.id)
    expect(rest).toEqual([])
    expect(moved!.subject).toMatch(/is moved to/)
    expect(moved!.calendar_file).toContain(`DTSTART:${times[0]!.replaceAll(/[-:]|\.000/g, '')}`)
    expect(moved!.calendar_file).toContain('SEQUENCE:1')
    const bookingToken = /viewing\/(bk_[\w-]+)/.exec(moved!.body)![1]!
    expect((await ok('getBooking', { as: {}, path: { bookingToken } })).data.startAt).toBe(times[0])
  })

  it('CAL-04 is removed: its couple gets a mail with a cancelled calendar file; nothing, if the removal was undone', async () => {
    const { startAt, token } = await booked()
    const to = lastRecipient()
    const { calendarEventId } = await entryAt(startAt)
    const { headers } = await world.answer('deleteCalendarEvent', { as: mara, path: eventPath(calendarEventId) })
    await ok('undoChange', { as: mara, path: { undoToken: String(headers['undo-token']) } })
    await db.deleteFrom('deliveries').execute()
    await changeViewing(tools, { customerId, calendarEventId, origin })
    expect(await mails(to)).toEqual([])
    await ok('deleteCalendarEvent', { as: mara, path: eventPath(calendarEventId) })
    await changeViewing(tools, { customerId, calendarEventId, origin })
    await changeViewing(tools, { customerId, calendarEventId, origin })
    const sent = await mails(to)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.calendar_file).toContain('STATUS:CANCELLED')
    expect((await ok('getBooking', { as: {}, path: { bookingToken: token } })).data.isCancelled).toBe(true)
  })
})

describe('the first time of a viewing that the vendor moves or removes', () => {
  const text = (at: Temporal.Instant) => at.toString({ smallestUnit: 'millisecond' })

  it('CAL-04 is not offered to another couple until the change can no longer be undone', async () => {
    const { startAt, link } = await booked()
    const from = Temporal.Instant.from(startAt).toZonedDateTimeISO('America/Toronto').toPlainDate().toString()
    const slots = () => slotsOf(link.token, { from })
    const { calendarEventId } = await entryAt(startAt)
    const path = eventPath(calendarEventId)
    const start = (await slots()).map((slot) => Temporal.Instant.from(slot)).at(-1)!
    const body = { startAt: text(start), endAt: text(start.add({ hours: 1 })) }
    const moved = await world.answer('updateCalendarEvent', { as: mara, path, body })
    expect(await slots()).not.toContain(startAt)
    expect(await slots()).not.toContain(body.startAt)
    await ok('undoChange', { as: mara, path: { undoToken: String(moved.headers['undo-token']) } })
    expect(await slots()).toContain(body.startAt)
    await ok('deleteCalendarEvent', { as: mara, path })
    expect(await slots()).not.toContain(startAt)
    await changeViewing(tools, { customerId, calendarEventId, origin })
    expect(await slots()).toContain(startAt)
  })

  it('CAL-04 reaches the couple once, after the last move, also if the appointment no longer names it', async () => {
    const { startAt } = await booked()
    const { calendarEventId } = await entryAt(startAt)
    const path = eventPath(calendarEventId)
    for (const hours of [72, 96]) {
      const start = Temporal.Instant.from(startAt).add({ hours })
      const body = { type: 'blocked', leadId: null, startAt: text(start), endAt: text(start.add({ hours: 1 })) } as const
      await ok('updateCalendarEvent', { as: mara, path, body })
    }
    const added = await jobs<{ calendarEventId: number }>('change_viewing')
    expect(added.filter((job) => job.calendarEventId === calendarEventId)).toHaveLength(1)
  })
})

describe('the reminder of a viewing', () => {
  it('CAL-04 is sent once to a couple that moves its viewing and moves it back', async () => {
    const { token } = await makeLink()
    const from = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate().add({ days: 6 }).toString()
    const [startAt = '', other = ''] = await slotsOf(token, { from })
    const { token: bookingToken } = await book(token, { startAt })
    for (const to of [other, startAt]) await ok('updateBooking', { as: {}, path: { bookingToken }, body: { startAt: to } })
    const added = await jobs<{ startAt: string; bookingId: number }>('remind_couple')
    expect(added.filter((job) => job.startAt === startAt)).toHaveLength(1)
  })

  it('CAL-04 is mailed to the couple a day before, unless the viewing was moved or cancelled', async () => {
    const { token } = await makeLink()
    const from = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate().add({ days: 4 }).toString()
    const [startAt = ''] = await slotsOf(token, { from })
    const made = await book(token, { startAt })
    const to = lastRecipient()
    const job = (await jobs<Parameters<typeof remindCouple>[1]>('remind_couple')).find((one) => one.startAt === startAt)!
    await db.deleteFrom('deliveries').execute()
    await remindCouple(tools, { ...job, startAt: '2026-11-01T10:00:00.000Z' })
    expect(await mails(to)).toEqual([])
    await remindCouple(tools, job)
    expect((await mails(to)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Reminder of your viewing at Rosewood Mill/)])
    await ok('createCancellation', { as: {}, path: { bookingToken: made.token } })
    await db.deleteFrom('deliveries').execute()
    await remindCouple(tools, job)
    expect(await mails(to)).toEqual([])
  })
})
