import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  calendarEventShape,
  catalogShape,
  credentialsShape,
  customerUserShape,
  leadActionShape,
  leadEmailShape,
  leadEventShape,
  leadNoteShape,
  leadSmsShape,
  mailTemplateShape,
  readShape,
  wizardShape,
} from './shape.ts'

const codes = (shape: Parameters<typeof readShape>[0], value: unknown) => {
  const result = readShape(shape, value)
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`.trim())
}
const event = { kind: 'message', leadId: 7, messageId: 3, coupleName: 'Aylin', providerName: 'Garden', at: '2026-11-17T14:42:00.000Z' }

describe('readShape', () => {
  it('REAL-01 an event of the store is read, and what a newer server adds is left out', () => {
    expect(readShape(leadEventShape, { ...event, extra: 1 })).toEqual({ ok: true, value: event })
    expect(readShape(leadEventShape, { ...event, messageId: null })).toMatchObject({ ok: true })
    expect(readShape(leadEventShape, { ...event, kind: 'lead' })).toMatchObject({ ok: true })
    // the store has no null: the entry of a new couple comes without the field
    const { messageId: _, ...couple } = event
    expect(readShape(leadEventShape, couple)).toEqual({ ok: true, value: { ...event, messageId: null } })
    expect(readShape(leadEventShape, { ...event, coupleName: '💍'.repeat(200) })).toMatchObject({ ok: true })
  })

  it.each([
    [{ ...event, kind: 'call' }, ['kind not_allowed']],
    [{ ...event, leadId: 0 }, ['leadId at_least']],
    [{ ...event, leadId: '7' }, ['leadId invalid_number']],
    [{ ...event, at: 'yesterday' }, ['at invalid_date']],
    [{ ...event, coupleName: null, leadId: null }, ['leadId required', 'coupleName required']],
    [{ ...event, kind: null }, ['kind required']],
    [{}, ['kind required', 'leadId required', 'coupleName required', 'providerName required', 'at required']],
    [{ ...event, coupleName: '' }, ['coupleName required']],
    [{ ...event, providerName: 'a'.repeat(201) }, ['providerName too_long']],
    [null, ['not_allowed']],
  ])('REAL-01 the event %j is refused for %j', (value, problems) => {
    expect(codes(leadEventShape, value)).toEqual(problems)
  })

  it('LEAD-29 an e-mail has a subject on one line and a body, trimmed; an SMS and a note have a body', () => {
    expect(readShape(leadEmailShape, { subject: ' Hello ', body: 'Dear Aylin' })).toEqual({
      ok: true,
      value: { subject: 'Hello', body: 'Dear Aylin' },
    })
    expect(codes(leadEmailShape, { subject: ' ', body: '' })).toEqual(['subject required', 'body required'])
    expect(codes(leadEmailShape, { subject: 'a\nb', body: 'c' })).toEqual(['subject not_allowed'])
    expect(codes(leadEmailShape, { subject: 'a'.repeat(201), body: 'c' })).toEqual(['subject too_long'])
    expect(codes(leadEmailShape, { subject: 'a', body: 'c', bcc: 'all@example.com' })).toEqual(['not_allowed'])
    expect(codes(leadSmsShape, { body: 'a'.repeat(1_001) })).toEqual(['body too_long'])
    expect(codes(leadNoteShape, { body: 'a'.repeat(5_001) })).toEqual(['body too_long'])
  })

  it('VAL-05 a text is as long as its characters, as the contract counts: a smiling face is one', () => {
    expect(codes(leadSmsShape, { body: '😀'.repeat(1_000) })).toEqual([])
    expect(readShape(leadSmsShape, { body: '😀'.repeat(1_001) })).toMatchObject({
      problems: [{ code: 'too_long', params: { max: 1_000 } }],
    })
  })

  it('AUTH-01 AUTH-06 a name is trimmed, a password is not', () => {
    expect(readShape(credentialsShape, { username: ' mara ', password: ' x ' })).toEqual({
      ok: true,
      value: { username: 'mara', password: ' x ' },
    })
    expect(codes(credentialsShape, { username: '', password: '' })).toEqual(['username required', 'password required'])
  })

  it.each([
    [{ type: 'offer', note: 'Called', version: 2 }, []],
    [{ type: 'deal', amount: 11_400, organizationDate: '2027-06-14' }, []],
    [{ type: 'deal', amount: null, organizationDate: null }, []],
    [{ type: 'deal', amount: -1, organizationDate: '2027-02-30' }, ['amount at_least', 'organizationDate invalid_date']],
    [{ type: 'deal', amount: 100_000_001 }, ['amount at_most']],
    [{ type: 'reject' }, []],
    [{ type: 'not-a-wedding' }, []],
    [{ type: 'report-spam' }, ['reasonId required']],
    [{ type: 'report-spam', reasonId: '' }, ['reasonId required']],
    [{ type: 'other-provider', name: 'a'.repeat(201) }, ['name too_long']],
    [{ type: 'reopen', version: 0 }, ['version at_least']],
    [{ type: 'fly' }, ['type not_allowed']],
    [{ type: 'reopen', reasonId: 'x' }, ['not_allowed']],
  ])('LEAD-21 LEAD-33 LEAD-34 LEAD-37 the action %j is refused for %j', (value, problems) => {
    expect(codes(leadActionShape, value)).toEqual(problems)
  })

  it('VAL-03 VAL-05 bounds come out with the numbers they name, paths as the contract writes them', () => {
    const row = z.object({ name: z.string().check(z.minLength(3), z.maxLength(4)), count: z.number().check(z.minimum(2), z.maximum(5)) })
    const rows = [
      { name: 'ab', count: 6 },
      { name: 'abcde', count: 1 },
    ]
    expect(readShape(z.object({ rows: z.array(row) }), { rows })).toEqual({
      ok: false,
      problems: [
        { path: 'rows[0].name', code: 'too_short', params: { min: 3 } },
        { path: 'rows[0].count', code: 'at_most', params: { max: 5 } },
        { path: 'rows[1].name', code: 'too_long', params: { max: 4 } },
        { path: 'rows[1].count', code: 'at_least', params: { min: 2 } },
      ],
    })
  })

  const user = { name: 'Mara', username: 'mara', emails: ['mara@rosewood.example'], phones: ['+16135550140'] }

  it('VAL-03 VAL-04 a list has its own bounds, a phone and an e-mail their own codes', () => {
    expect(readShape(customerUserShape, { ...user, emails: [], phones: Array.from({ length: 11 }, () => '+16135550140') })).toEqual({
      ok: false,
      problems: [
        { path: 'emails', code: 'too_few', params: { min: 1 } },
        { path: 'phones', code: 'too_many', params: { max: 10 } },
      ],
    })
    expect(codes(customerUserShape, { ...user, phones: ['abc'], name: null })).toEqual(['name required', 'phones[0] invalid_phone'])
    expect(codes(mailTemplateShape, { name: 'Hello', subject: 'Hello', body: 'Hello', attachmentIds: [1, 1] })).toEqual([
      'attachmentIds not_allowed',
    ])
  })

  it('VAL-18 WIZ-01 an e-mail of any script has the shape of one: whether it is one, the rule about e-mails says', () => {
    const account = { name: 'Leyla Aksoy', username: 'leyla', password: 'violet-otter-41', phone: '+905320000000' }
    expect(codes(wizardShape, { account: { ...account, email: 'mara@gärten.example' } })).toEqual([])
    expect(codes(wizardShape, { account: { ...account, email: '' } })).toEqual(['account.email required'])
  })

  it.each([
    ['2026-11-20T15:00:00+03:00', []],
    ['2026-11-20T15:00:00.123456789-05:00', []],
    ['2026-11-20T15:00Z', ['startAt invalid_date']],
    ['2026-11-20T15:00:00', ['startAt invalid_date']],
    ['2026-11-20T15:00:00.1234567891Z', ['startAt invalid_date']],
    ['0000-01-01T00:00:00Z', ['startAt invalid_date']],
    ['9999-12-31T00:00:00Z', ['startAt invalid_date']],
    ['2026-11-20T14:00:00.0000Z', []],
    ['2026-11-20T14:09:59.99990000Z', []],
  ])('VAL-04 CAL-01 the moment %s is refused for %j, as the server has it', (startAt, problems) => {
    expect(codes(calendarEventShape, { type: 'blocked', title: 'Closed', startAt, endAt: '2026-11-20T15:00:00Z' })).toEqual(problems)
  })

  it.each(['0000-01-01', '9999-12-31'])('VAL-04 the day %s is none to reckon with', (expireAt) => {
    const prices = [{ weekPeriod: 'all', price: 1, catalogItemOptionId: 1, currency: 'CAD', unit: 1 }]
    expect(codes(catalogShape, { providerId: 1, catalogTypeId: 1, expireAt, prices })).toEqual(['expireAt invalid_date'])
  })

  it('INT-12 reading makes no function from text, which the content security policy forbids and would report', () => {
    const made = vi.fn()
    vi.stubGlobal('Function', made)
    readShape(z.strictObject({ at: z.iso.datetime() }), { at: event.at })
    vi.unstubAllGlobals()
    expect(made).not.toHaveBeenCalled()
  })

  it('anything may come in: a value or refusals come out, never a throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(leadEventShape, leadActionShape, leadEmailShape, credentialsShape), (value, shape) => {
        const result = readShape<unknown>(shape, value)
        expect(result.ok || result.problems.length > 0).toBe(true)
      }),
    )
  })
})
