import { expect, it } from 'vitest'
import type { Access } from '../shared/page.ts'
import { redirectFor } from './guard.ts'

const hosts = ['evil.example', 'panel.example.evil.example', 'panel.example@evil.example', '[::1]', '127.0.0.1', 'xn--80ak6aa92e.example']
const letters = (code: string) => code.replaceAll(/./gu, (letter) => `%${letter.codePointAt(0)!.toString(16)}`)

/** 60 values of `redirectUrl` that would leave the panel, run a script, or return to a page for guests. */
const hostile = [
  ...hosts.flatMap((host) => [`https://${host}/`, `//${host}`, `/\\${host}`, `\\\\${host}`, `///${host}`, `/%2f${host}`]),
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/leads\r\nLocation: https://evil.example',
  `/${letters('auth')}/login`,
  '/auth/google?code=stolen&state=st_stolen',
  '/auth/login#access_token=stolen&state=st_stolen',
  '/password-reset/rk_stolen',
  '/register/1/2/iv_stolen',
  `/${'a'.repeat(2_001)}`,
]

const token = { passwordChangeRequired: false }
/** What a user still has to do when the page opens: every way in ends on one of these pages. */
const ways: readonly [name: string, path: string, access: Access, steps: readonly object[]][] = [
  ['a password, a code, Facebook or Instagram', '/auth/login', 'guest', []],
  ['Google', '/auth/google', 'guest', []],
  ['a second factor', '/auth/login', 'guest', [{ twoFactorRequired: true }]],
  ['a password to renew', '/auth/google', 'guest', [{ passwordChangeRequired: true }]],
  ['both', '/auth/login', 'guest', [{ twoFactorRequired: true, passwordChangeRequired: true }, { passwordChangeRequired: true }]],
  ['the second step itself', '/two-factor', 'two-factor', []],
  ['the renewal itself', '/password-renew', 'password-renew', []],
]
const accessOf: Record<string, Access> = { '/two-factor': 'two-factor', '/password-renew': 'password-renew' }

it('there are 60 of them, each another one', () => expect(new Set(hostile).size).toBe(60))

it.each(ways)('ROUTE-17 after sign-in with %s none of 60 hostile targets is followed', (_, path, access, steps) => {
  for (const target of hostile) {
    let url = `${path}?redirectUrl=${encodeURIComponent(target)}`
    let kind = access
    for (const step of steps) {
      url = redirectFor({ access: kind, url, token: { ...token, ...step } }) ?? url
      kind = accessOf[url.split('?')[0]!] ?? kind
    }
    expect(redirectFor({ access: kind, url, token }), target).toBe('/')
  }
})
