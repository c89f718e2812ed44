import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

// Node and browsers have it; this package is compiled without the types of either.
declare const URL: { parse(path: string, base: string): { origin: string } | null }

it.each([
  '/',
  '/leads',
  '/leads/7?activeTab=messages',
  '/providers/3/info/budget#prices',
  '/settings?name=%C3%BC',
  '/authors',
  '/leads/auth',
  '/files/prices.2026.pdf',
  '/leads?from=//evil.example/../auth',
  '/leads//7',
  `/${'a'.repeat(1_999)}`,
])('ROUTE-15 ROUTE-16 %s is kept with its path and query', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

it.each([
  '',
  'leads',
  'https://evil.example/leads',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  ' /leads',
  '/leads 7',
  '/leads?q=a b',
  '/leads?q=a\\b',
  '/leads\n',
  '/\t/evil.example',
  '/leads%0d%0aSet-Cookie:x',
  '/%E0%A4%A',
  '/auth/login',
  '/auth',
  '/auth?redirectUrl=/',
  '/AUTH/login?redirectUrl=/',
  '/%61uth/login',
  '/x/../auth/login',
  '/./auth/login',
  '/x/%2e%2e/auth/login',
  '/password-renew',
  '/password-reset/abc',
  '/register/1/2/abc',
  '/signup-wizard/abc',
  '/errors/error-404',
  `/${'a'.repeat(2_000)}`,
])('ROUTE-17 %j is ignored', (path) => {
  expect(safeRedirect(path)).toBeNull()
})

it('ROUTE-17 every accepted target stays in the origin', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webPath(),
        fc.string(),
        fc.string().map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (text) => {
        const path = safeRedirect(text)
        expect(URL.parse(path ?? '/', 'https://panel.example')?.origin).toBe('https://panel.example')
      },
    ),
    { numRuns: 500 },
  )
})

it('ROUTE-17 an empty target is not safe', () => {
  expect(safeRedirect(null)).toBeNull()
  expect(safeRedirect(undefined)).toBeNull()
})
