import { describe, expect, it } from 'vitest'
import { webAddressProblem } from './web-address.ts'

describe('webAddressProblem', () => {
  it.each(['https://example.com', 'http://example.com/a?b#c', 'HTTPS://Example.com:8080/', 'https://münchen.example/x'])(
    'VAL-09 %s is a URL',
    (text) => {
      expect(webAddressProblem(text)).toBeNull()
    },
  )
  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://localhost',
    'https://a:b@example.com',
    'https://exa mple.com',
    'https://1.2.3.4',
  ])('VAL-09 %s is none', (text) => {
    expect(webAddressProblem(text)).toBe('invalid_url')
  })
  it('VAL-01 an empty URL is missing', () => {
    expect(webAddressProblem('')).toBe('required')
  })
})
