/** One schema describes the realtime store; this holds the SDK's own check and the example against it, and what SDK and rules know of an event against each other. The backend's side is held in apps/api. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterEach, describe, expect, it, vi } from 'vitest'
import schema from '@vendor-panel/contract/realtime.schema.json' with { type: 'json' }
import { leadEventId, rememberEvents } from '@vendor-panel/domain'
import { eventId } from '@vendor-panel/sdk/realtime'
import { leadEventProblems } from '../packages/sdk/src/lead-event.ts'
import { browserTab } from '../packages/sdk/src/seen-events.ts'

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
    expect([isStore({}), isStore({ leads: {} })]).toEqual([true, true])
  })

  it.each([
    ['another branch', { calls: {} }],
    ['a lead whose key is no id', { leads: { x: { new: event } } }],
    ['an event whose key is neither a message nor new', { leads: { 7: { old: event } } }],
    ['a lead without events', { leads: { 7: {} } }],
    ['a field nobody described', { leads: { 7: { new: { ...event, phone: '+16135550140' } } } }],
  ])('refuses %s', (_what, stored) => {
    expect(isStore(stored)).toBe(false)
  })
})

/** Values that are nearly right, for every field in turn. */
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

describe('REAL-01 the check of the SDK', () => {
  const agrees = (value: unknown) => {
    expect([value, leadEventProblems(value).length === 0]).toEqual([value, isEvent(value)])
  }

  it.each(Object.keys(event) as Field[])('judges %s as the schema does', (field) => {
    const { [field]: _left, ...without } = event
    agrees(without)
    for (const value of odd) agrees({ ...event, [field]: value })
  })

  it('judges two fields that are wrong together, and what is no entry at all, as the schema does', () => {
    const fields = Object.keys(event) as Field[]
    const pairs = fields.flatMap((one, place) => fields.slice(place + 1).map((other) => [one, other] as const))
    const values = [
      ...odd,
      ...pairs.flatMap(([one, other]) => odd.flatMap((first) => odd.map((second) => ({ ...event, [one]: first, [other]: second })))),
    ]
    expect(values.filter((value) => (leadEventProblems(value).length === 0) !== isEvent(value))).toEqual([])
  })

  it('passes over what is not described, which the writer may not send', () => {
    const more = { ...event, city: 'Ottawa' }
    expect([leadEventProblems(more), isEvent(more)]).toEqual([[], false])
  })
})

describe('LEAD-42 REAL-04 what was told already', () => {
  afterEach(() => vi.unstubAllGlobals())
  // The SDK carries no rules: it knows an event by itself, as the rules do.
  const events = Array.from({ length: 250 }, (_, place) => ({ leadId: 1 + (place % 7), messageId: place < 7 ? null : place }))

  it('is known to the SDK by the id that the rules give it', () => {
    const rest = { kind: 'message', coupleName: 'Aylin', providerName: 'Garden', at: event.at } as const
    for (const one of events) expect(eventId({ ...rest, ...one })).toBe(leadEventId(one))
  })

  it('is remembered as far back as the rules remember', async () => {
    const storage = new Map<string, string>()
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    })
    for (const one of events) await browserTab().claim(leadEventId(one))
    expect([...storage.values()].map((stored) => JSON.parse(stored))).toEqual([rememberEvents(events, [])])
  })
})
