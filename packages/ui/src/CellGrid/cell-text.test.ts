import { expect, it } from 'vitest'

import { cellText, shownText, withBlock } from './cell-text.ts'

it.each([
  ['', 'en-CA', ''],
  ['  ', 'en-CA', ''],
  ['95', 'en-CA', '95'],
  [' 5,400 ', 'en-CA', '5400'],
  ['5.400', 'de-DE', '5400'],
  ['٥٬٤٠٠', 'ar-AE', '5400'],
  ['٩٥', 'en-CA', '95'],
  ['007', 'en-CA', '7'],
  ['12.50', 'en-CA', '12.50'],
  ['5.400', 'en-CA', '5.400'],
  ['-3', 'en-CA', '-3'],
  ['on request', 'en-CA', 'on request'],
])('CAT-12 %j typed in %s is %j', (typed, locale, expected) => expect(cellText(typed, locale)).toBe(expected))

it.each([
  ['5400', 'en-CA', '5,400'],
  ['5400', 'de-DE', '5.400'],
  ['5400', 'ar-SA', '٥٬٤٠٠'],
  ['12.50', 'en-CA', '12.50'],
  ['', 'en-CA', ''],
])('%j is shown in %s as %j', (value, locale, expected) => expect(shownText(value, locale)).toBe(expected))

const value = [
  ['1', '2', '3'],
  ['4', '5', '6'],
]
const origin = { row: 0, column: 0 }

it('fills a block from a cell on, and leaves the others', () => {
  expect(withBlock(value, { row: 0, column: 1 }, '10\t20\r\n30\t40\r\n', 'en-CA')).toEqual({
    value: [
      ['1', '10', '20'],
      ['4', '30', '40'],
    ],
    filled: 4,
    cut: 0,
  })
})

it('counts the cells of a block that are beyond the grid', () => {
  expect(withBlock(value, { row: 1, column: 2 }, '10\t20\n30\t40', 'en-CA')).toMatchObject({ filled: 1, cut: 3 })
})

it('clears cells by the empty cells of a block, and takes a single column', () => {
  expect(withBlock(value, origin, '\t7', 'en-CA').value[0]).toEqual(['', '7', '3'])
  expect(withBlock(value, origin, '8\n9\n', 'en-CA').value.map(([first]) => first)).toEqual(['8', '9'])
})

it.each([
  ['$5,400', 'en-CA', '5400'],
  ['CA$5,400', 'en-CA', '5400'],
  ['5.400 €', 'de-DE', '5400'],
  ['AED 5,400', 'en-CA', '5400'],
  ['٥٬٤٠٠ د.إ.', 'ar-AE', '5400'],
  ['5,400.50', 'en-CA', '5,400.50'],
  ['on request', 'en-CA', 'on request'],
])('%j pasted in %s is %j', (text, locale, expected) => {
  expect(withBlock(value, origin, `${text}\t`, locale).value[0]?.[0]).toBe(expected)
})
