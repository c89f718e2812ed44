/**
 * One schema describes the realtime store; this compares the example and the SDK's validation of an event with it. The backend is tested in
 * apps/api.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import schema from '@vendor-panel/contract/realtime.schema.json' with { type: 'json' }
import { eventId, eventKey, eventKeptHours, eventsMax } from '@vendor-panel/contract/lead-event'
import { leadEventProblems } from '../packages/sdk/src/lead-event.ts'
import type { LeadEvent } from '../packages/sdk/src/realtime.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false })
formats.default(ajv)
ajv.addSchema(schema)
const isStore = ajv.getSchema(schema.$id)!
const isEvent = ajv.getSchema(`${schema.$id}#/$defs/LeadEvent`)!

const [store] = schema.examples
const event = store!.leads['7'].new
type Field = keyof typeof event

describe('REAL-01 the schema of the realtime store', () => {
  it('accepts its own example, and a store without events', () => {
    expect(isStore(store) ? [] : isStore.errors).toEqual([])
    expect([isStore({}), isStore({ leads: {} }), isStore({ presence: { 7: 1_795_000_000_000 } })]).toEqual([true, true, true])
  })

  it.each([
    ['another branch', { calls: {} }],
    ['presence without a time', { presence: { 7: 'now' } }],
    ['a lead whose key is no id', { leads: { x: { new: event } } }],
    ['an event whose key is neither a message, `new` nor `erased`', { leads: { 7: { old: event } } }],
    ['a lead without events', { leads: { 7: {} } }],
    ['an undescribed field', { leads: { 7: { new: { ...event, phone: '+16135550140' } } } }],
    ['a phone in the row', { leads: { 7: { new: { ...event, row: { ...event.row, phone: '+16135550140' } } } } }],
    ['a message in the row', { leads: { 7: { new: { ...event, row: { ...event.row, message: 'Hello' } } } } }],
  ])('refuses %s', (_what, stored) => {
    expect(isStore(stored)).toBe(false)
  })
})

/** Nearly valid values, for every field in turn. */
const odd: unknown[] = [
  undefined,
  null,
  true,
  0,
  1,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  'lead',
  'message',
  'new',
  'x',
  'x'.repeat(200),
  'x'.repeat(201),
  '\ud800'.repeat(200),
  '🎉'.repeat(200),
  '🎉'.repeat(201),
  [],
  {},
  '2026-11-17T14:42:00.000Z',
  '2026-11-17T14:42:00Z',
  '2026-11-17T14:42:00.000+00:00',
  '2026-02-29T00:00:00.000Z',
  '2028-02-29T00:00:00.000Z',
  '2026-13-01T00:00:00.000Z',
  '2026-11-31T00:00:00.000Z',
  '2026-11-17T24:00:00.000Z',
  '2026-11-17T23:59:60.000Z',
  '2026-11-17T14:60:00.000Z',
  ' 2026-11-17T14:42:00.000Z',
  '2026-11-17T14:42:00.000Z\n',
]

const statuses = ['in_contact', 'pending', 'negotiating', 'deal']

describe('REAL-01 the validation of the SDK', () => {
  const agrees = (value: unknown) => {
    expect([value, leadEventProblems(value).length === 0]).toEqual([value, isEvent(value)])
  }

  it.each(Object.keys(event) as Field[])('agrees with the schema about %s', (field) => {
    const { [field]: _left, ...without } = event
    agrees(without)
    for (const value of odd) agrees({ ...event, [field]: value })
  })

  it.each(Object.keys(event.row) as (keyof typeof event.row)[])('agrees with the schema about %s of the row', (field) => {
    const { [field]: _left, ...without } = event.row
    agrees({ ...event, row: without })
    for (const value of [...odd, ...statuses, 'read', '2027-06-14', '2027-02-29', 'CAD'])
      agrees({ ...event, row: { ...event.row, [field]: value } })
  })

  it.each(['couple', 'provider'] as const)('agrees with the schema about the fields of the %s of the row', (part) => {
    const held = event.row[part]
    for (const name of Object.keys(held))
      for (const value of [...odd, '2027-06-14', '2027-02-29'])
        agrees({ ...event, row: { ...event.row, [part]: { ...held, [name]: value } } })
  })

  it('accepts an entry that was written before events had a row', () => {
    const { row: _, ...before } = event
    agrees(before)
    expect(leadEventProblems(before)).toEqual([])
  })

  it('agrees with the schema about two invalid fields, and about values that are not an entry', () => {
    const fields = Object.keys(event) as Field[]
    const pairs = fields.flatMap((one, index) => fields.slice(index + 1).map((other) => [one, other] as const))
    const values = [
      ...odd,
      ...pairs.flatMap(([one, other]) => odd.flatMap((first) => odd.map((second) => ({ ...event, [one]: first, [other]: second })))),
    ]
    expect(values.filter((value) => (leadEventProblems(value).length === 0) !== isEvent(value))).toEqual([])
  })

  it('ignores undescribed fields, which the writer may not send', () => {
    const more = { ...event, city: 'Ottawa' }
    expect([leadEventProblems(more), isEvent(more)]).toEqual([[], false])
    const moreOfRow = { ...event, row: { ...event.row, city: 'Ottawa' } }
    expect([leadEventProblems(moreOfRow), isEvent(moreOfRow)]).toEqual([[], false])
  })
})

describe('REAL-04 AMB-46 the identity of an event', () => {
  it('is its lead and its message, or the arrival or the erasure of the lead', () => {
    const at = '2026-11-18T15:00:00.000Z'
    const ids = [eventId({ kind: 'message', leadId: 7, messageId: 3, at }), eventId({ kind: 'lead', leadId: 7, messageId: null, at })]
    const calls = (['call', 'missed_call'] as const).map((kind) => eventId({ kind, leadId: 7, messageId: null, at }))
    expect([...ids, eventId({ kind: 'erased', leadId: 7, messageId: null, at }), ...calls]).toEqual([
      '7-3',
      '7-new',
      '7-erased',
      '7-call-1795014000000',
      '7-call-1795014000000',
    ])
  })

  it('is its path in the store', () => {
    for (const [leadId, events] of Object.entries(store!.leads))
      for (const [key, one] of Object.entries(events)) expect([String(one.leadId), eventKey(one as LeadEvent)]).toEqual([leadId, key])
  })

  it('REAL-01 is remembered for as many events as the store keeps', () => {
    const { description } = schema.properties.leads
    expect(description).toContain(`the last ${eventKeptHours} hours, at most ${eventsMax},`)
  })
})
