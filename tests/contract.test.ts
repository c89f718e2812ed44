import { expect, it } from 'vitest'
import { operationTable } from '@vendor-panel/contract/operations'

it('smoke', () => {
  expect(Object.keys(operationTable).length).toBeGreaterThan(20)
  expect(typeof Temporal.Now.instant).toBe('function')
})
