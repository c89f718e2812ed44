import { ApiError, type FieldError } from '@vendor-panel/sdk'
import { describe, expect, it } from 'vitest'
import { errorText, isWithin } from './form-errors.ts'
import { refusalErrors } from './refusal-errors.ts'

const intl = {
  messages: { 'field.at_most': '', 'app.form.rejected': '' },
  formatMessage: ({ id }: { id?: unknown }, params?: object) => [id, ...Object.values(params ?? {})].join(' '),
} as unknown as Parameters<typeof errorText>[1]

const refused = (version: 1 | 2, message: string, fieldErrors: FieldError[] = []) =>
  new ApiError({ status: 422, code: 'invalid', version, message, fieldErrors })

describe('refusalErrors', () => {
  it('ERR-04 AMB-67 version 2: the fixed message, and the errors at their fields', () => {
    expect(refusalErrors(refused(2, 'for logs', [{ path: 'intro', message: 'Too long.' }]), ['intro'], intl)).toEqual({
      fields: [{ path: 'intro', text: 'Too long.' }],
      summary: ['app.form.rejected'],
    })
  })

  it('ERR-05 version 1: its own message, and the errors at their fields', () => {
    expect(refusalErrors(refused(1, 'Not today.', [{ path: 'intro', message: 'Too long.' }]), ['intro'], intl)).toEqual({
      fields: [{ path: 'intro', text: 'Too long.' }],
      summary: ['Not today.'],
    })
  })

  it('ERR-06 a path inside a field belongs to it; a path without a field goes to the summary', () => {
    const errors = ['prices[0].price', 'prices', 'pricesOld', 'couple.name'].map((path) => ({ path, message: `${path} is wrong` }))
    expect(refusalErrors(refused(2, '', errors), ['prices', 'couple'], intl)).toEqual({
      fields: [
        { path: 'prices[0].price', text: 'prices[0].price is wrong' },
        { path: 'prices', text: 'prices is wrong' },
        { path: 'couple.name', text: 'couple.name is wrong' },
      ],
      summary: ['app.form.rejected', 'pricesOld is wrong'],
    })
  })
})

it.each([
  ['prices', 'prices', true],
  ['prices[0].price', 'prices', true],
  ['prices[0].price', 'prices[0]', true],
  ['prices[10]', 'prices[1]', false],
  ['pricesOld', 'prices', false],
])('ERR-06 %s is within %s: %s', (path, name, expected) => expect(isWithin(path, name)).toBe(expected))

describe('errorText', () => {
  it("VAL-03 a rule's code has its numbers, and the form's own message if it has one", () => {
    expect(errorText({ path: 'ratio', code: 'at_most', params: { max: 99 } }, intl)).toBe('field.at_most 99')
    expect(errorText({ path: 'ratio', code: 'at_most', params: { max: 99 } }, intl, { at_most: 'app.form.rejected' })).toBe(
      'app.form.rejected 99',
    )
  })

  it('a general message is used until those of the codes are loaded', () => {
    expect(errorText({ path: 'intro', code: 'required' }, intl)).toBe('app.form.rejected')
  })
})
