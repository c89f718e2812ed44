import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeApi } from '@vendor-panel/sdk/testing'
import { hasPush, optIn, optOut, readOwner } from './push.ts'

// A browser without a worker: what it lacks is all that is replaced.
const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
beforeEach(() => Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} }))
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'navigator', before)
})

it('INT-02 ERR-13 opt-in and opt-out reject with script-failed-to-load when the worker cannot be loaded', async () => {
  await expect(optIn(fakeApi({}), 7)).rejects.toThrow('script-failed-to-load')
  await expect(optOut(fakeApi({}), 7)).rejects.toThrow('script-failed-to-load')
  expect(await hasPush(7)).toBe(false)
})

it('INT-01 the subscription of this browser is read as it was stored, and anything else is ignored', () => {
  expect(readOwner({ userId: 7, subscriptionId: 3 })).toEqual({ userId: 7, subscriptionId: 3 })
  for (const stored of [undefined, null, 7, {}, { userId: 7 }, { userId: '7', subscriptionId: 3 }])
    expect(readOwner(stored)).toBeUndefined()
})
