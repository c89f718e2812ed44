import { describe, expect, it } from 'vitest'
import { webAddressProblem } from './web-address.ts'

describe('webAddressProblem', () => {
  it.each([
    'https://example.com',
    '  https://example.com\n',
    'http://example.com/a?b#c',
    'HTTPS://Example.com:8080/',
    'https://x.example',
    'https://4you.example',
    'https://venue24.example',
    'https://münchen.example/x',
    'https://उद्यान.भारत',
    'https://वाटिका.विवाह',
    'https://xn--mnchen-3ya.xn--p1ai',
    `https://example.com/${'a'.repeat(1_980)}`,
  ])('VAL-09 %j is a URL', (text) => {
    expect(webAddressProblem(text)).toBeNull()
  })
  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://localhost',
    'https://a:b@example.com',
    'https://exa mple.com',
    'https://1.2.3.4',
    'https://-.example',
    'https://venue-.example',
    'https://example.com@evil.test',
    'https://example.com:port',
    'https://example.com:99999',
    'see https://example.com',
    'javascript:alert(1)\nhttps://example.com',
    'https://example.com/\nhttps://evil.test',
    `https://example.com/${'a'.repeat(1_981)}`,
  ])('VAL-09 %j is not a URL', (text) => {
    expect(webAddressProblem(text)).toBe('invalid_url')
  })
  it('VAL-01 an empty URL is missing', () => {
    expect(webAddressProblem('')).toBe('required')
  })
})
