import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import * as parts from './shape-parts.ts'
import * as all from './shape.ts'
import {
  createCalendarEventBody,
  createCatalogBody,
  createCustomerUserBody,
  createDiscountBody,
  createLeadActionBody,
  createLeadActionBounds,
  createLeadNoteBody,
  createLeadNoteBounds,
  createLeadSmsBody,
  createMailTemplateBody,
  createReviewChannelBody,
  createUsernameReminderBody,
  readShape,
  shapeProblems,
  updateProviderBody,
} from './shape.ts'

const problems = (shape: all.Shape<unknown>, value: unknown) =>
  shapeProblems(shape, value).map(({ path, code }) => `${path} ${code}`.trim())

describe('shapeProblems', () => {
  it('a valid body has no problem, and is read unchanged', () => {
    expect(shapeProblems(createLeadNoteBody, { body: ' Called ' })).toEqual([])
    expect(readShape(createLeadNoteBody, { body: ' Called ' })).toEqual({ ok: true, value: { body: ' Called ' } })
    expect(readShape(createLeadNoteBody, {})).toEqual({ ok: false, problems: [{ path: 'body', code: 'required' }] })
  })

  it('VAL-05 the length of a text is counted in code points, as in the contract: an emoji is one', () => {
    expect(problems(createLeadSmsBody, { body: '😀'.repeat(1_000) })).toEqual([])
    expect(shapeProblems(createLeadSmsBody, { body: '😀'.repeat(1_001) })).toEqual([
      { path: 'body', code: 'too_long', params: { max: 1_000 } },
    ])
  })

  it.each([
    [{ type: 'offer', note: 'Called', version: 2 }, []],
    [{ type: 'deal', amount: 11_400, organizationDate: '2027-06-14' }, []],
    [{ type: 'deal', amount: null, organizationDate: null }, []],
    [{ type: 'deal', amount: -1, organizationDate: '2027-02-30' }, ['amount at_least', 'organizationDate format']],
    [{ type: 'deal', amount: 100_000_001 }, ['amount at_most']],
    [{ type: 'deal', amount: 0.5 }, ['amount kind']],
    [{ type: 'deal', amount: Infinity }, ['amount kind']],
    [{ type: 'report-spam' }, ['reasonId required']],
    [{ type: 'report-spam', reasonId: '' }, ['reasonId required']],
    [{ type: 'other-provider', name: 'a'.repeat(201) }, ['name too_long']],
    [{ type: 'reopen', version: 0 }, ['version at_least']],
    [{ type: 'fly' }, ['type not_allowed']],
    [{}, ['type not_allowed']],
    [{ type: 'reopen', reasonId: 'x', name: 'y' }, ['reasonId unknown_field', 'name unknown_field']],
    [null, ['kind']],
    [undefined, ['kind']],
    ['reopen', ['kind']],
  ])('LEAD-33 LEAD-34 LEAD-37 the action %j is refused for %j', (value, found) => {
    expect(problems(createLeadActionBody, value)).toEqual(found)
  })

  it('VAL-03 VAL-05 problems have the numbers of their bounds, and paths as in the contract', () => {
    const row = z.object({ name: parts.text(3, 4), count: parts.whole(2, 5), price: parts.number(0.5, 1.5) })
    const rows = [
      { name: 'ab', count: 6, price: 0 },
      { name: 'abcde', count: 1, price: 2 },
      { name: 'abc', count: 2, price: 0.5 },
      { name: 'abcd', count: 5, price: 1.5 },
    ]
    expect(shapeProblems(z.object({ rows: z.array(row) }), { rows })).toEqual([
      { path: 'rows[0].name', code: 'too_short', params: { min: 3 } },
      { path: 'rows[0].count', code: 'at_most', params: { max: 5 } },
      { path: 'rows[0].price', code: 'at_least', params: { min: 0.5 } },
      { path: 'rows[1].name', code: 'too_long', params: { max: 4 } },
      { path: 'rows[1].count', code: 'at_least', params: { min: 2 } },
      { path: 'rows[1].price', code: 'at_most', params: { max: 1.5 } },
    ])
  })

  const user = { name: 'Mara', username: 'mara', emails: ['mara@rosewood.example'], phones: ['+16135550140'] }

  it('VAL-03 VAL-04 a list has bounds besides those of its items', () => {
    const phones = Array.from({ length: 11 }, (_, index) => (index === 4 ? 'abc' : '+16135550140'))
    expect(shapeProblems(createCustomerUserBody, { ...user, emails: [], phones })).toEqual([
      { path: 'emails', code: 'too_few', params: { min: 1 } },
      { path: 'phones[4]', code: 'format' },
      { path: 'phones', code: 'too_many', params: { max: 10 } },
    ])
    expect(problems(createCustomerUserBody, { ...user, phones: phones.slice(5) })).toEqual([])
    expect(problems(createCustomerUserBody, { ...user, phones: Array.from({ length: 10 }, () => '+16135550140') })).toEqual([])
    expect(problems(createCustomerUserBody, { ...user, phones: '+16135550140' })).toEqual(['phones kind'])
  })

  it('VAL-01 an empty choice, null in a form, is missing', () => {
    expect(problems(createCustomerUserBody, { ...user, name: null, preferredLanguage: null })).toEqual(['name required'])
    expect(problems(createDiscountBody, { providerId: 1, intro: 'Winter', discountType: null })).toEqual(['discountType required'])
    expect(problems(createDiscountBody, { providerId: 1, intro: 'Winter', discountType: 3 })).toEqual(['discountType kind'])
    expect(problems(createDiscountBody, { providerId: 1, intro: 'Winter', discountType: 'gift' })).toEqual(['discountType not_allowed'])
  })

  it('a list has no duplicates if the contract forbids them', () => {
    const template = { name: 'Hello', subject: 'Hello', body: 'Hello' }
    expect(problems(createMailTemplateBody, { ...template, attachmentIds: [1, 2] })).toEqual([])
    expect(problems(createMailTemplateBody, { ...template, attachmentIds: [1, 1] })).toEqual(['attachmentIds kind'])
    expect(problems(createMailTemplateBody, { ...template, subject: 'a\nb' })).toEqual(['subject format'])
  })

  it('a change needs at least one field, and a union of fields needs one of its variants', () => {
    expect(shapeProblems(updateProviderBody, {})).toEqual([{ path: '', code: 'kind', params: { min: 1 } }])
    expect(problems(updateProviderBody, [])).toEqual(['kind'])
    expect(problems(createUsernameReminderBody, { email: 'mara@rosewood.example' })).toEqual([])
    expect(shapeProblems(createUsernameReminderBody, { email: 'mara@rosewood.example', phone: '+16135550140' })).toEqual([
      { path: '', code: 'kind', params: { max: 1 } },
    ])
  })

  it('a form accepts files, and nothing else instead', () => {
    const discount = { providerId: 1, intro: 'Winter', discountType: 'discount' }
    expect(problems(createDiscountBody, { ...discount, documents: [new Blob(['a'])] })).toEqual([])
    expect(problems(createDiscountBody, { ...discount, documents: ['a'] })).toEqual(['documents[0] kind'])
  })

  it.each([
    ['https://maps.google.com/?cid=1', []],
    ['http://maps.google.com/?cid=1', ['url format']],
    ['https://', ['url format']],
    ['', ['url required']],
  ])('VAL-09 the address %j is refused for %j', (url, found) => {
    expect(
      problems(createReviewChannelBody, { providerId: 1, channelType: 'google', url, name: 'Google' }).filter((one) =>
        one.startsWith('url'),
      ),
    ).toEqual(found)
  })

  it.each([
    ['2026-11-20T15:00:00Z', []],
    ['2026-11-20t23:59:59z', []],
    ['2026-11-20T15:00:00+03:00', []],
    ['2026-11-20T15:00:00.123456789-05:00', []],
    ['2026-11-20T15:00Z', ['startAt format']],
    ['2026-11-20T15:00:00', ['startAt format']],
    ['2026-11-20T24:00:00Z', ['startAt format']],
    ['2026-11-20T15:60:00Z', ['startAt format']],
    ['2026-11-20T15:00:00+24:00', ['startAt format']],
    ['2026-02-29T15:00:00Z', ['startAt format']],
    ['2026-11-20T15:00:00.1234567891Z', ['startAt format']],
    ['x2026-11-20T15:00:00Z', ['startAt format']],
    ['2026-11-20T15:00:00Zx', ['startAt format']],
    ['0000-01-01T00:00:00Z', ['startAt format']],
    ['9999-12-31T00:00:00Z', ['startAt format']],
  ])('VAL-04 the instant %s is refused for %j, as the server has it', (startAt, found) => {
    expect(problems(createCalendarEventBody, { type: 'blocked', title: 'Closed', startAt, endAt: '2026-11-20T15:00:00Z' })).toEqual(found)
  })

  it.each([
    ['2028-02-29', []],
    ['2026-02-29', ['expireAt format']],
    ['2026-11-31', ['expireAt format']],
    ['26-11-30', ['expireAt format']],
    ['2026-11-30T00:00:00Z', ['expireAt format']],
    ['0000-01-01', ['expireAt format']],
    ['9999-12-31', ['expireAt format']],
  ])('VAL-04 the day %s is refused for %j, as the server has it', (expireAt, found) => {
    const prices = [{ weekPeriod: 'all', price: 1, catalogItemOptionId: 1, currency: 'CAD', unit: 1 }]
    expect(problems(createCatalogBody, { providerId: 1, catalogTypeId: 1, expireAt, prices })).toEqual(found)
  })

  it('reading creates no function from text, which the content security policy forbids and would report', () => {
    const made = vi.fn()
    vi.stubGlobal('Function', made)
    shapeProblems(z.strictObject({ at: z.string() }), { at: 'now' })
    vi.unstubAllGlobals()
    expect(made).not.toHaveBeenCalled()
  })

  it('any input returns a value or problems, never an exception', () => {
    const shapes = Object.entries(all).flatMap(([name, shape]) => (name.endsWith('Body') ? [shape as all.Shape<unknown>] : []))
    expect(shapes.length).toBeGreaterThan(100)
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...shapes), (value, shape) => {
        const result = readShape(shape, value)
        expect(result.ok || result.problems.length > 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

it('VAL-03 VAL-05 the bounds are the numbers that the shape enforces', () => {
  const { maxLength } = createLeadNoteBounds.body
  expect(maxLength).toBe(5_000)
  expect(problems(createLeadNoteBody, { body: 'a'.repeat(maxLength) })).toEqual([])
  expect(problems(createLeadNoteBody, { body: 'a'.repeat(maxLength + 1) })).toEqual(['body too_long'])
  expect(createLeadActionBounds.deal.amount).toEqual({ minimum: 0, maximum: 100_000_000 })
  expect(all.createDiscountBounds.documents).toMatchObject({ maxItems: 5, items: { maxBytes: 10_485_760 } })
})
