import { describe, expect, it } from 'vitest'
import { emailProblem } from './email.ts'

describe('emailProblem', () => {
  it.each([
    'mara@rosewood.example',
    '  mara@rosewood.example ',
    'a.b+c@sub.example.co',
    'info@münchen.example',
    'info@वाटिका.विवाह',
    'info@xn--mnchen-3ya.xn--p1ai',
    'mara@x.example',
    'mara@venue24.example',
    'بريد@مثال.إختبار',
    "o'neil@example.com",
    '\u202amara@rosewood.example\u202c',
    '\u2066بريد@مثال.إختبار\u2069',
  ])('VAL-18 %s is an address', (text) => {
    expect(emailProblem(text)).toBeNull()
  })
  it.each([
    'mara',
    'mara@',
    '@example.com',
    'mara@example',
    'a@b@example.com',
    'a b@example.com',
    'mara@example..com',
    'mara@-example.com',
    '.mara@example.com',
    'mara.@example.com',
    'ma..ra@example.com',
    'mara@example.c',
    'mara@example.com-',
    'mara@example.-com',
    'mara@10.0.0.10',
    'ma\u200Bra@example.com',
    'ma\u0007ra@example.com',
    'Mara <mara@example.com>',
    'mara@example.com, emre@example.com',
    'mara@example.com\nBcc: emre@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('VAL-18 %j is not an address', (text) => {
    expect(emailProblem(text)).toBe('invalid_email')
  })
  it('VAL-01 an empty address is missing', () => {
    expect(emailProblem('  ')).toBe('required')
    expect(emailProblem(' \u200e\u200b ')).toBe('required')
  })
  it('VAL-18 an address has at most 254 characters', () => {
    expect(emailProblem(`${'a'.repeat(244)}@bcdef.com`)).toBeNull()
    expect(emailProblem(`${'a'.repeat(245)}@bcdef.com`)).toBe('invalid_email')
  })
})
