import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { panelPolicy } from './content-policy.ts'
import { integrationsFrom, withIntegrations } from './integrations.ts'
import { serveMap } from './map.ts'

const html = '<html><head><title>x</title></head><body></body></html>'
const all = {
  ERROR_REPORTS_DSN: 'https://key@reports.example/1',
  MEASUREMENT_ID: 'G-AB12CD34EF',
  CHAT_ID: '7c1f3a52-0b7e-4f7d-9a53-5a1f0d6f2b11',
  MAP_KEY: 'AIzaSyA-example',
}
const hosts = (policy: string) =>
  [...new Set(policy.match(/(?:https|wss):\/\/[^\s;]+/g))].filter((host) => !/youtube|vimeo|dailymotion/.test(host))
const policyOf = (settings: Parameters<typeof integrationsFrom>[0]) =>
  panelPolicy(html, 'http://localhost:4310', integrationsFrom(settings))

describe('the content policy', () => {
  it('INT-12 allows no host of another company without its key', () => {
    expect(hosts(policyOf({}))).toEqual([])
    expect(policyOf({})).not.toContain('integrations')
  })

  it.each([
    ['ERROR_REPORTS_DSN', ['https://reports.example']],
    ['MEASUREMENT_ID', ['https://www.googletagmanager.com', 'https://*.google-analytics.com']],
    ['CHAT_ID', ['https://client.crisp.chat', 'wss://client.relay.crisp.chat']],
    ['MAP_KEY', []],
  ] as const)('INT-12 allows the hosts of %s and no others', (name, expected) =>
    expect(hosts(policyOf({ [name]: all[name] })).sort()).toEqual([...expected].sort()),
  )

  it('INT-12 allows the origins that the operator names instead of the services', () => {
    const own = { ...all, MEASUREMENT_ORIGIN: 'https://tag.own.example', CHAT_ORIGIN: 'https://chat.own.example' }
    expect(hosts(policyOf(own)).sort()).toEqual(
      ['https://chat.own.example', 'https://reports.example', 'https://tag.own.example', 'wss://chat.own.example'].sort(),
    )
  })
})

describe('the page', () => {
  it('names what is on, and is the built page when nothing is', () => {
    expect(withIntegrations(html, integrationsFrom({}))).toBe(html)
    const [, content = ''] = /<meta name="integrations" content="([^"]*)"/.exec(withIntegrations(html, integrationsFrom(all))) ?? []
    expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      ...integrationsFrom(all),
      map: {},
    })
  })
})

it.each([
  ['ERROR_REPORTS_DSN', 'reports.example'],
  ['MEASUREMENT_ID', 'G-1"><script>'],
  ['CHAT_ID', 'a b'],
  ['MAP_KEY', 'a&callback=b'],
] as const)('%s %j is refused with the name of the variable', (name, value) =>
  expect(() => integrationsFrom({ [name]: value })).toThrow(name),
)
it.each(['chat.example', 'https://chat.example/path', 'javascript:alert(1)'])('CHAT_ORIGIN %j is refused', (CHAT_ORIGIN) =>
  expect(() => integrationsFrom({ CHAT_ID: all.CHAT_ID, CHAT_ORIGIN })).toThrow('CHAT_ORIGIN'),
)

describe('the map', () => {
  const request = async (settings: Parameters<typeof integrationsFrom>[0]) => {
    const app = Fastify()
    serveMap(app, integrationsFrom(settings))
    return app.inject('/map?language=de')
  }

  it('PROV-29 does not exist without a key, and the panel may not frame its own origin', async () => {
    expect((await request({})).statusCode).toBe(404)
    expect(policyOf({})).not.toContain("frame-src blob: 'self'")
    expect(policyOf({ MAP_KEY: all.MAP_KEY })).toContain("frame-src blob: 'self'")
  })

  it('INT-12 is a page without our origin that allows the hosts of the service and no others', async () => {
    const policy = String((await request(all)).headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups /)
    expect(policy).not.toContain('allow-same-origin')
    expect(new Set(hosts(policy))).toEqual(new Set(['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']))
  })

  it('INT-08 loads the libraries geometry, drawing and places with the key, around the centre of CONST-18', async () => {
    const { body } = await request(all)
    expect(body).toContain('https://maps.googleapis.com/maps/api/js?key=AIzaSyA-example&libraries=geometry,drawing,places&')
    expect(body).toContain('{"lat":45.25,"lng":-76.08}')
  })
})
