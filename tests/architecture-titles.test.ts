import { describe, expect, it } from 'vitest'
import { titlesOf } from '../scripts/test-titles.mjs'

describe('titles of tests', () => {
  it.each([
    ['on the next line', `it(\n  'ABCD-01 a',\n  () => {})`, ['ABCD-01 a']],
    ['with the groups around them', `describe('ABCD-01', () => { it('a', () => {}) })\nit('b', () => {})`, ['ABCD-01 › a', 'b']],
    ['of a group of journeys', `test.describe('ABCD-01', () => { test('a', () => {}) })`, ['ABCD-01 › a']],
    ['of a table, with the ids that it shows', `it.each<[string, number]>([['ABCD-01', 1]])('%s a', () => {})`, ['%s a ABCD-01']],
    ['of a table whose ids are not shown', `it.each([[1, 'ABCD-01']])('a', () => {})`, ['a']],
    [
      'with an expression',
      'test(`ABCD-01 ${names.map((name) => `${name}`)} a`, () => {})',
      ['ABCD-01 ${names.map((name) => `${name}`)} a'],
    ],
    ['after a regular expression with a quote', `const quote = /['"]/\nit('ABCD-01 a', () => {})`, ['ABCD-01 a']],
  ])('are found %s', (_, text, titles) => expect(titlesOf(text)).toEqual(titles))

  it.each([
    ['comments', `// it('ABCD-01 a', () => {})\n/** ABCD-02 */`],
    ['values', `const row = { id: 'ABCD-01', call: edit('ABCD-02') }`],
    ['skipped tests', ['it', `skip('ABCD-01 a', () => {})`].join('.')],
  ])('are not read from %s', (_, text) => expect(titlesOf(text)).toEqual([]))

  it('are the names of stories too', () => {
    expect(titlesOf(`/** ABCD-02 */\nexport const One: Story = { name: 'ABCD-01 a' }`, true)).toEqual(['ABCD-01 a'])
  })
})
