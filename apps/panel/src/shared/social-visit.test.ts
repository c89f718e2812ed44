import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endVisit } from './social-visit.ts'

const visit = { type: 'google', purpose: 'sign-in', state: 'st_1', redirectUrl: '/leads' }
let stored: string | null = null
beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored, removeItem: () => {} })
  vi.stubGlobal('location', { hash: '', search: '?code=c1&state=st_1' })
})
afterEach(() => vi.unstubAllGlobals())

it('AUTH-19 the visit of this tab ends with its proof', () => {
  stored = JSON.stringify(visit)
  expect(endVisit('sign-in')).toEqual({ type: 'google', redirectUrl: '/leads', proof: { token: 'c1', state: 'st_1' } })
})

it.each([
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...visit, type: 'toString' }),
  JSON.stringify({ ...visit, purpose: 'other' }),
  JSON.stringify({ ...visit, state: undefined }),
  JSON.stringify({ ...visit, redirectUrl: { href: '/leads' } }),
])('AUTH-19 a stored text that the panel did not write is ignored: %s', (text) => {
  stored = text
  expect(endVisit('sign-in')).toBeNull()
})
