import { describe, expect, it } from 'vitest'
import { waitingJobs } from '../../test/waiting-jobs.ts'
import { openWorld } from '../../test/world.ts'
import { asCustomer, inTransaction } from '../platform/db/transaction.ts'
import type { JobTools } from '../platform/hooks.ts'
import { remindEvent } from './event-jobs.ts'

const { ok, db, clock, signIn, pool } = await openWorld()
const inCustomer: JobTools['inCustomer'] = (id, work) => inTransaction(pool, asCustomer(id), work)
const mara = await signIn('mara')
const { id: mill, customer_id: customerId } = await db
  .selectFrom('providers')
  .select(['id', 'customer_id'])
  .where('name', '=', 'Rosewood Mill')
  .executeTakeFirstOrThrow()
const text = (at: Temporal.Instant) => at.toString({ smallestUnit: 'millisecond' })
const mails = async () =>
  (await db.selectFrom('deliveries').select(['recipient', 'subject', 'body']).orderBy('recipient').execute()) as object[]

describe('the reminder of an event', () => {
  it('CAL-01 SET-07 is mailed to the users who may read the calendar and want notices, once, unless the event was moved', async () => {
    const startAt = clock.now().add({ hours: 48 })
    const remindAt = text(startAt.subtract({ hours: 1 }))
    const times = { startAt: text(startAt), endAt: text(startAt.add({ hours: 1 })), remindAt }
    const body = { type: 'appointment', title: 'Tasting', ...times } as const
    const { data: event } = await ok('createCalendarEvent', { as: mara, path: { providerId: mill }, body })
    const job = { customerId, calendarEventId: event.id, origin: 'http://localhost', at: remindAt }
    await db.deleteFrom('deliveries').execute()
    await remindEvent({ inCustomer }, job)
    const sent = await mails()
    expect(sent).toContainEqual({
      recipient: 'jonas@rosewood.example',
      subject: expect.stringMatching(/^Reminder: Tasting, /),
      body: expect.stringContaining(`http://localhost/providers/${mill}/calendar-events`),
    })
    const jonas = await db.selectFrom('contacts').select('id').where('value', '=', 'jonas@rosewood.example').executeTakeFirstOrThrow()
    const { id: userId } = await db.selectFrom('customer_users').select('id').where('username', '=', 'jonas').executeTakeFirstOrThrow()
    const closed = { customer_id: customerId, customer_user_id: userId, provider_id: mill, page: 'calendarEvents', access: 'none' } as const
    await db.insertInto('provider_page_access').values(closed).execute()
    await db.deleteFrom('deliveries').execute()
    await remindEvent({ inCustomer }, job)
    expect((await mails()).length).toBe(sent.length - 1)
    await db.deleteFrom('provider_page_access').where('customer_user_id', '=', userId).execute()
    await db.updateTable('contacts').set({ notifies_system: false }).where('id', '=', jonas.id).execute()
    await db.deleteFrom('deliveries').execute()
    await remindEvent({ inCustomer }, job)
    expect((await mails()).length).toBe(sent.length - 1)
    await ok('updateCalendarEvent', { as: mara, path: { providerId: mill, calendarEventId: event.id }, body: { remindAt: null } })
    await db.deleteFrom('deliveries').execute()
    await remindEvent({ inCustomer }, job)
    expect(await mails()).toEqual([])
  })

  it('CAL-01 is mailed once for an event that is moved and moved back', async () => {
    const hours = (count: number) => text(clock.now().add({ hours: count }))
    const body = { type: 'appointment', title: 'Rehearsal', startAt: hours(72), endAt: hours(73), remindAt: hours(71) } as const
    const { data: event } = await ok('createCalendarEvent', { as: mara, path: { providerId: mill }, body })
    const path = { providerId: mill, calendarEventId: event.id }
    for (const by of [24, 0])
      await ok('updateCalendarEvent', {
        as: mara,
        path,
        body: { startAt: hours(72 + by), endAt: hours(73 + by), remindAt: hours(71 + by) },
      })
    const added = await waitingJobs<{ calendarEventId: number; at: string }>(db, 'remind_event')
    const ofEvent = added.filter(({ calendarEventId }) => calendarEventId === event.id).map(({ at }) => at)
    expect(ofEvent.toSorted()).toEqual([hours(71), hours(95)])
  })
})
