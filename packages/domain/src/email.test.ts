import { describe, expect, it } from 'vitest'
import { emailProblem } from './email.ts'

describe('emailProblem', () => {
  it.each([
    'mara@rosewood.example',
    '  mara@rosewood.example ',
    'a.b+c@sub.example.co',
    'info@münchen.example',
    'بريد@مثال.إختبار',
    "o'neil@example.com",
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
    `${'a'.repeat(250)}@b.co`,
  ])('VAL-18 %s is none', (text) => {
    expect(emailProblem(text)).toBe('invalid_email')
  })
  it('VAL-01 an empty address is missing', () => {
    expect(emailProblem('  ')).toBe('required')
  })
  it('VAL-18 254 characters are the most', () => {
    expect(emailProblem(`${'a'.repeat(244)}@bcdef.com`)).toBeNull()
    expect(emailProblem(`${'a'.repeat(245)}@bcdef.com`)).toBe('invalid_email')
  })
})
