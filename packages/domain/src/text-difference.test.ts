import { describe, expect, it } from 'vitest'
import { textDifference } from './text-difference.ts'

const shown = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

describe('textDifference', () => {
  it.each([
    ['', '', ''],
    ['a garden', 'a garden', 'a garden'],
    ['', 'a garden', '[+a garden]'],
    ['a garden', '', '[-a garden]'],
    ['for two hundred guests', 'for three hundred guests', 'for [-two][+three] hundred guests'],
    ['a garden by the river', 'a garden', 'a garden[- by the river]'],
    ['by the river a garden waits', 'by the river waits', 'by the river [-a garden ]waits'],
    ['one two three four', 'one 2 three 4', 'one [-two][+2] three [-four][+4]'],
    ['حديقة على النهر', 'حديقة كبيرة على النهر', 'حديقة [+كبيرة ]على النهر'],
  ])('PROV-09 %j becomes %j', (before, after, expected) => expect(shown(before, after)).toBe(expected))

  it('PROV-09 its parts make both texts', () => {
    const texts = ['', ' ', 'a b c d e', 'e d c b a', 'a  b\n\nc', 'b c d', 'x'.repeat(10), ' a b ', 'a '.repeat(300), 'b a '.repeat(200)]
    for (const before of texts)
      for (const after of texts) {
        const parts = textDifference(before, after)
        const without = (kind: string) => parts.map((part) => (part.kind === kind ? '' : part.text)).join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }
  })

  it('the middle of very long texts is replaced as a whole', () => {
    const [before, after] = ['a '.repeat(1501), 'b '.repeat(1501)]
    expect(textDifference(`x ${before}y`, `x ${after}y`)).toEqual([
      { kind: 'same', text: 'x ' },
      { kind: 'removed', text: before.trim() },
      { kind: 'added', text: after.trim() },
      { kind: 'same', text: ' y' },
    ])
  })
})
