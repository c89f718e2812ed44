import { beforeEach, describe, expect, it } from 'vitest'
import { openBooking } from '../../test/booking.ts'
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

/** The jobs of one task, in the order in which they were added. */
async function jobs<Payload>(task: string): Promise<Payload[]> {
  const rows = await db
    .selectFrom('graphile_worker._private_jobs' as never)
    .selectAll()
    .execute()
  const tasks = await db
    .selectFrom('graphile_worker._private_tasks' as never)
    .selectAll()
    .execute()
  const { id } = (tasks as { id: number; identifier: string }[]).find(({ identifier }) => identifier === task) ?? { id: 0 }
  return (rows as { task_id: number; payload: Payload }[]).filter(({ task_id }) => task_id === id).map(({ payload }) => payload)
}

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

describe('the reminder of a viewing', () => {
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
