import { expect, it } from 'vitest'
import { withHostCountry } from './host-country.ts'

const html = '<!doctype html><html lang="en-CA"><body><a href="/signup-wizard">Register</a><a href="/">Home</a></body></html>'

it('AMB-57 the page names the country of the host', () => {
  expect(withHostCountry(html, 'CA')).toBe(html)
  expect(withHostCountry(html, 'TR')).toBe(html.replace('<html', '<html data-country="TR"'))
})

it('AUTH-04 AMB-57 where the country has a register page of its own, the link of the sign-in form leads there', () => {
  const url = 'https://join.example/?a=1&amp;b=&quot;2&quot;'
  expect(withHostCountry(html, 'CA', 'https://join.example/?a=1&b="2"')).toBe(
    `<!doctype html><html data-register="${url}" lang="en-CA"><body><a href="${url}">Register</a><a href="/">Home</a></body></html>`,
  )
})
