import { expect, it } from 'vitest'
import { isAimMet, isWithinBudget, markdown, type Row } from '../bench/table.ts'

const rowOf = (change: Partial<Row>): Row => ({ what: 'first click', unit: 'ms', ours: 20, ...change })

it.each<[Partial<Row>, boolean | undefined]>([
  [{}, undefined],
  [{ floor: 10 }, undefined],
  [{ floor: 10, ratioMax: 2 }, true],
  [{ floor: 9, ratioMax: 2 }, false],
  [{ ratioMax: 2 }, false],
  [{ floor: 20, ratioMin: 1 }, true],
  [{ floor: 21, ratioMin: 1 }, false],
  [{ ratioMin: 1 }, false],
  [{ oursMax: 20 }, true],
  [{ oursMax: 19 }, false],
  [{ ours: 0, oursMax: 0 }, true],
  [{ oursMin: 20 }, true],
  [{ oursMin: 21 }, false],
  // An aim is not a budget.
  [{ floor: 1, ratioAim: 2 }, undefined],
  [{ floor: 100, ratioMinAim: 0.85 }, undefined],
])('the row %j is within its budget: %s', (change, isMet) => expect(isWithinBudget(rowOf(change))).toBe(isMet))

it.each<[Partial<Row>, boolean | undefined]>([
  [{ floor: 10, ratioMax: 2 }, undefined],
  [{ floor: 10, ratioAim: 2 }, true],
  [{ floor: 9, ratioAim: 2 }, false],
  [{ ratioAim: 2 }, false],
  [{ floor: 20, ratioMinAim: 1 }, true],
  [{ floor: 21, ratioMinAim: 1 }, false],
])('the row %j meets its aim: %s', (change, isMet) => expect(isAimMet(rowOf(change))).toBe(isMet))

it.each([
  [{}, ''],
  [{ oursMax: 20 }, 'met'],
  [{ oursMax: 19 }, '**missed**'],
  [{ floor: 10, ratioAim: 2 }, 'aim met'],
  [{ floor: 9, ratioAim: 2 }, 'aim missed'],
  [{ floor: 25, ratioMin: 0.75, ratioMinAim: 0.85 }, 'met, aim missed'],
])('the last cell of the row %j is "%s"', (change, cell) => {
  const [, , line] = markdown([rowOf(change)]).split('\n')
  expect(line!.split('|').at(-2)!.trim()).toBe(cell)
})
