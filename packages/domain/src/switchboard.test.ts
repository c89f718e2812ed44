import { expect, it } from 'vitest'
import { dialAddress } from './switchboard.ts'

it.each([
  ['+16135550140', '100482', 'tel:+16135550140,,100482'],
  ['+1 (613) 555-0140', '7', 'tel:+16135550140,,7'],
  ['6135550140', '100482', null],
  ['+16135550140;ext=1', '100482', null],
  ['0+16135550140', '100482', null],
  ['+16135550140', 'code 7', null],
  ['+16135550140', '7\n8', null],
  ['+16135550140', '12*3', null],
  ['+16135550140', '', null],
  [null, '100482', null],
])('COMM-01 COMM-07 the number %j with the code %j is dialled as %j', (number, code, address) => {
  expect(dialAddress(number, code)).toBe(address)
})
