import { expect, it } from 'vitest'
import { pathId } from './path-id.ts'

it.each([
  ['7', 7],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['99999999999999999999', null],
  [undefined, null],
])('the id in an address %s is %s', (text, id) => expect(pathId(text)).toBe(id))
