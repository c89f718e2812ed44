import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['Çiğdem & محمد', 'Çiğdem & محمد'],
  ['=1+1', "'=1+1"],
  ['+16135550160', '+16135550160'],
  ['+1613', "'+1613"],
  ['+16135550160+1', "'+16135550160+1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =cmd()', "'  =cmd()"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a=b', 'a=b'],
  ['', ''],
  [null, ''],
  [-5, '-5'],
])('WORK-03 a cell %j is written as %j', (cell, written) => {
  expect(csvLine([cell, 'next'])).toBe(`${written},next\r\n`)
})
