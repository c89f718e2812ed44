import { describe, expect, it } from 'vitest'
import { socialKeysFrom, socialProviders, withSocial } from './social-provider.ts'

const publicPage = '<!doctype html><html lang="en-CA"><head></head><body></body></html>'
const html = publicPage.replace('<body>', '<body><form></form>')
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

describe('the services for sign-in', () => {
  it('AMB-15 each is on where its key is configured, and the page names those, without their keys', () => {
    expect(withSocial(html, socialProviders(socialKeysFrom({})))).toBe(html)
    const settings = { ...google, INSTAGRAM_APP_ID: 'app', INSTAGRAM_APP_SECRET: 'hidden' }
    const page = withSocial(html, socialProviders(socialKeysFrom(settings)))
    expect(page).toContain('<html data-ways="google instagram" lang="en-CA">')
    expect(withSocial(publicPage, socialProviders(socialKeysFrom(settings)))).toBe(publicPage)
    for (const value of Object.values(settings)) expect(page).not.toContain(`"${value}"`)
  })

  it('use the addresses of the services unless the operator names others', () => {
    const all = { ...google, FACEBOOK_APP_ID: 'a', FACEBOOK_APP_SECRET: 'b', INSTAGRAM_APP_ID: 'c', INSTAGRAM_APP_SECRET: 'd' }
    const origins = (settings: object) => Object.values(socialProviders(socialKeysFrom(settings))).map(({ origin }) => origin)
    expect(origins(all)).toEqual(['https://accounts.google.com', 'https://www.facebook.com', 'https://www.instagram.com'])
    expect(origins({ ...google, GOOGLE_ISSUER: 'https://id.example/realm' })).toEqual(['https://id.example'])
  })
})

it.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
  [{ FACEBOOK_APP_SECRET: 'secret' }, 'FACEBOOK_APP_ID'],
  [{ ...google, GOOGLE_ISSUER: 'accounts.example' }, 'GOOGLE_ISSUER'],
  [{ INSTAGRAM_APP_ID: 'a', INSTAGRAM_APP_SECRET: 'b', INSTAGRAM_ORIGIN: 'javascript:alert(1)' }, 'INSTAGRAM_ORIGIN'],
])('%j is refused with the name of the variable', (settings, name) => expect(() => socialKeysFrom(settings)).toThrow(name))
