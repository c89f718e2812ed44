import { describe, expect, it } from 'vitest'
import { promptAddress, promptAttribute, promptElements } from './prompt-html.ts'

describe('NOTI-09 the HTML of a prompt', () => {
  it.each(['script', 'style', 'iframe', 'img', 'svg', 'form', 'input', 'object', 'link', 'meta', 'base'])('contains no %s', (element) =>
    expect(promptElements).not.toContain(element),
  )

  it('has only the address of a link as attribute', () => expect(promptAttribute).toBe('href'))

  it.each(['https://example.com', 'mailto:a@example.com', 'tel:+16135550188', 'HTTPS://example.com'])('may link to %s', (address) =>
    expect(promptAddress.test(address)).toBe(true),
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    '/leads',
    'http://example.com',
    '',
  ])('does not link to %j', (address) => expect(promptAddress.test(address)).toBe(false))
})
