import { expect, test } from 'vitest'
import { statementNames } from './statement-names.ts'

const send = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1)

test('a text gets a name when it is sent for the third time, and keeps it', () => {
  const nameOf = statementNames()
  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined])
  expect([nameOf('select 1'), nameOf('select 1')]).toEqual(['q0', 'q0'])
  expect(send(nameOf, 'select 2', 3)).toBe('q1')
})

test('texts that are sent once, such as those of a seed, take no name from one that is sent often', () => {
  const nameOf = statementNames()
  for (let row = 0; row < 2000; row += 1) nameOf(`insert into leads values (${row})`)
  expect(send(nameOf, 'select 1', 3)).toBe('q0')
})

test('at most 500 texts have a name, and a text of more than 20,000 characters has none', () => {
  const nameOf = statementNames()
  expect(send(nameOf, ' '.repeat(20_001), 4)).toBeUndefined()
  for (let number = 0; number < 500; number += 1) expect(send(nameOf, `select ${number}`, 3)).toBe(`q${number}`)
  expect(send(nameOf, 'select 500', 4)).toBeUndefined()
  expect(nameOf('select 0')).toBe('q0')
})
