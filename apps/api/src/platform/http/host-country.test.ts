import { expect, it } from 'vitest'
import { flagsFrom, withFlags, withHostCountry } from './host-country.ts'

const body = '<body><a href="/signup-wizard">Register</a><a href="/">Home</a></body>'
const html = `<!doctype html><html lang="en-CA"><head><link rel="icon" href="/icons/favicon.svg"></head>${body}</html>`

it('AMB-57 the page names the country of the host', () => {
  expect(withHostCountry(html, 'CA')).toBe(html)
  expect(withHostCountry(html, 'US')).toBe(html.replace('<html', '<html data-country="US"'))
})

it('I18N-15 the page of a host in a country with a brand has its favicon, and the sheet with its logo and its colours', () => {
  const page = withHostCountry(html, 'TR')
  expect(page).toContain('<head><link rel="icon" href="/brands/tr/favicon.svg"><link rel="stylesheet" href="/brands/tr/brand.css"></head>')
  expect(page).not.toContain('/icons/favicon.svg')
})

it('AUTH-04 AMB-57 where the country has a register page of its own, the link of the sign-in form leads there', () => {
  const url = 'https://join.example/?a=1&amp;b=&quot;2&quot;'
  expect(withHostCountry(html, 'CA', { registerUrl: 'https://join.example/?a=1&b="2"', brand: null })).toBe(
    html.replace('<html', `<html data-register="${url}"`).replace('/signup-wizard', url),
  )
})

it('the page has the flags of the operator, and an unknown word is refused at the start', () => {
  expect(withFlags(html, flagsFrom())).toBe(html)
  expect(withFlags(html, flagsFrom(' whatsAppHelp  -liveChat'))).toBe(html.replace('<html', '<html data-flags="whatsAppHelp -liveChat"'))
  expect(() => flagsFrom('whatsApp')).toThrow('FLAGS has the word "whatsApp"')
})
