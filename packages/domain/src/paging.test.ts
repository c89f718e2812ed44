import { listDefaults } from '@vendor-panel/contract/operations'
import { expect, it } from 'vitest'
import { firstPage, nextPage } from './paging.ts'
import { itemCountLimit } from './prompt.ts'

it('NOTI-03 NOTI-11 CONST-06 pages of 25 from page 1 accumulate until a short page or the total', () => {
  const pageSize = listDefaults.limit
  const full = { length: pageSize }
  expect([pageSize, firstPage, itemCountLimit]).toEqual([25, 1, 25])
  expect(nextPage([], { limit: pageSize, total: 0 })).toBe(1)
  expect(nextPage([full], { limit: pageSize, total: 60 })).toBe(2)
  expect(nextPage([full, full], { limit: pageSize, total: 60 })).toBe(3)
  expect(nextPage([full, full], { limit: pageSize, total: 50 })).toBeNull()
  expect(nextPage([full, { length: 10 }], { limit: pageSize, total: 60 })).toBeNull()
  expect(nextPage([{ length: 0 }], { limit: pageSize, total: 60 })).toBeNull()
})
