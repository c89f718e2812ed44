import { expect, it } from 'vitest'
import { openWorld } from './world.ts'

const { ok, refusal, signIn } = await openWorld()
const mara = await signIn('mara')
const path = { providerId: 2, leadId: 1 }

it.each(['0000-01-01', '9999-12-31', '2026-02-30', '2026-1-1', '10000-01-01'])(
  'VAL-15 the day %s is refused, without a server error',
  async (day) => {
    for (const [name, query] of [
      ['listLeads', { createdAtStart: day }],
      ['getLeadStats', { createdAtEnd: day }],
      ['getLeadFacets', { createdAtEnd: day }],
      ['listAuditEntries', { from: day }],
      ['listCalendarEvents', { from: day, to: day }],
    ] as const)
      expect(await refusal(name, { as: mara, path, query })).toMatchObject({ status: 422, code: 'invalid' })
  },
)

it.each(['0001-01-01', '9998-12-31'])('VAL-15 the day %s is accepted', async (day) => {
  await ok('listLeads', { as: mara, query: { createdAtStart: day, createdAtEnd: day } })
  await ok('listAuditEntries', { as: mara, query: { from: day, to: day } })
  await ok('listCalendarEvents', { as: mara, path, query: { from: day, to: day } })
})

it.each([
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2031-01-01 00:00:00Z',
  '2031-01-01T00:00:00.1234567890Z',
  '2031-01-01T24:01:00Z',
  '2031-01-01',
])('VAL-15 the instant %s is refused, without a server error', async (at) => {
  const event = { type: 'blocked', title: 'x', startAt: at, endAt: '9998-12-31T23:59:59Z', allDay: true }
  const wrongEvent = await refusal('createCalendarEvent', { as: mara, path, body: event })
  expect(wrongEvent).toMatchObject({ status: 422, errors: [{ path: 'startAt', code: 'format' }] })
  const wrongReminder = await refusal('createLeadReminder', { as: mara, path, body: { at } })
  expect(wrongReminder).toMatchObject({ status: 422, errors: [{ path: 'at', code: 'format' }] })
})

it.each(['2031-01-01T00:00:00.123456789Z', '2031-06-01T00:00:00+05:30', '2031-12-31T23:59:60Z', '9998-12-31T22:59:59Z'])(
  'VAL-15 the instant %s is accepted',
  async (startAt) => {
    const event = { type: 'blocked', title: 'x', startAt, endAt: '9998-12-31T23:59:59Z', allDay: true }
    await ok('createCalendarEvent', { as: mara, path, body: event })
    await ok('createLeadReminder', { as: mara, path, body: { at: startAt } })
  },
)
