import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorVersion, fieldPath, formErrors } from './api-error.ts'

const error = (path: string) => ({ path, message: `wrong ${path}` })

describe('formErrors', () => {
  it('ERR-04 AMB-59 version 2 shows the fixed sentence and the errors of the array', () => {
    expect(formErrors({ version: 2, message: 'for logs', errors: [error('username')] }, ['username', 'password'])).toEqual({
      form: { code: 'form_invalid' },
      fields: { username: error('username') },
      summary: [],
    })
  })

  it('ERR-05 version 1 shows its message and maps path and message', () => {
    expect(formErrors({ version: 1, message: 'Something is wrong', errors: [error('password')] }, ['password'])).toEqual({
      form: { text: 'Something is wrong' },
      fields: { password: error('password') },
      summary: [],
    })
  })

  it.each(['', ' '])('ERR-05 version 1 without words (%j) shows the fixed sentence', (message) => {
    expect(formErrors({ version: 1, message, errors: [] }, [])).toEqual({ form: { code: 'form_invalid' }, fields: {}, summary: [] })
  })

  it('ERR-04 ERR-05 an answer without an array of errors has none', () => {
    expect(formErrors({ version: 2, message: 'for logs' }, ['username'])).toEqual({
      form: { code: 'form_invalid' },
      fields: {},
      summary: [],
    })
    expect(formErrors({ version: 1, message: 'Not today', errors: undefined }, [])).toMatchObject({
      form: { text: 'Not today' },
      summary: [],
    })
  })

  it('ERR-06 dotted and bracket paths are the same, and a path without a field goes to the summary', () => {
    const errors = [
      error('prices[0].price'),
      error('prices.1.unit'),
      error("prices['0'].price"),
      error('validWeekPeriod'),
      error('category.id.sub'),
    ]
    const { fields, summary } = formErrors({ version: 1, message: '', errors }, [
      'prices.0.price',
      'prices[1].unit',
      'category',
      'category.id',
      'prices',
    ])
    expect(fields).toEqual({
      'prices.0.price': error('prices[0].price'),
      'prices[1].unit': error('prices.1.unit'),
      'category.id': error('category.id.sub'),
    })
    expect(summary).toEqual([error("prices['0'].price"), error('validWeekPeriod')])
  })

  it('ERR-06 every error is at its field or in the summary', () => {
    const names = ['a', 'a.b', 'b[0]', 'c']
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'a.b.c', 'b.0.d', 'c', 'x', 'x.y', '')), (paths) => {
        const { fields, summary } = formErrors({ version: 1, message: '', errors: paths.map(error) }, names)
        expect([...Object.values(fields), ...summary].map((one) => one.path).toSorted()).toEqual(paths.toSorted())
        expect(Object.keys(fields).every((name) => names.includes(name))).toBe(true)
      }),
    )
  })
})

it.each([
  ['2', 2],
  [' 2 ', 2],
  ['1', 1],
  ['3', 1],
  ['', 1],
  [null, 1],
  [undefined, 1],
])('ERR-03 ERR-05 AMB-10 the header %j is version %i', (header, version) => {
  expect(errorVersion(header)).toBe(version)
})

it.each([
  ['prices[0].price', 'prices.0.price'],
  ['prices["a b"].x', 'prices.a b.x'],
  ["prices['unit'][10]", 'prices.unit.10'],
  ['prices["it\'s"].x', "prices.it's.x"],
  ['prices[].x', 'prices..x'],
  ['[0].name', '0.name'],
  ['name', 'name'],
  ['', ''],
])('ERR-06 the path %j is written %j', (path, plain) => {
  expect(fieldPath(path)).toBe(plain)
})
