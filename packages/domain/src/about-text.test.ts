import { expect, it } from 'vitest'
import { aboutTextProblems, countWords } from './about-text.ts'

const words = (count: number, word = 'garden') => Array.from({ length: count }, () => word).join(' ')
const band = [{ path: 'about', code: 'words_between', params: { min: 250, max: 300 } }]
const short = [{ path: 'about', code: 'too_short', params: { min: 300 } }]

it.each([
  ['', 0],
  ['  ', 0],
  ['— … !', 0],
  ['one', 1],
  ['a garden, by the-lake\n\nand (two) halls', 7],
  ['قاعة الزهور 2', 3],
])('PROV-13 %j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

it.each([
  [249, band],
  [250, []],
  [300, []],
  [301, band],
])('PROV-12 CONST-09 a text of %i words has the problems %j', (count, problems) => {
  expect(aboutTextProblems(words(count), 'error')).toEqual({ problems, warnings: [] })
})

it('PROV-12 CONST-09 a text has at least 300 characters, not counting spaces at its ends', () => {
  expect(aboutTextProblems('a'.repeat(300), 'warn').problems).toEqual([])
  expect(aboutTextProblems(`  ${'a'.repeat(299)}  `, 'warn').problems).toEqual(short)
  expect(aboutTextProblems(words(10), 'error').problems).toEqual([...band, ...short])
})

it('PROV-13 AMB-23 a word count outside the band is only a warning in countries with long words', () => {
  expect(aboutTextProblems(words(200, 'Hochzeitsgesellschaft'), 'warn')).toEqual({ problems: [], warnings: band })
})
