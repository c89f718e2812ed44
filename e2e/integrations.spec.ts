import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChildProcess } from 'node:child_process'
import { paths } from '../apps/panel/src/shared/paths.ts'
import { freePort } from '../scripts/free-port.mjs'
import { killBackend, startBackend } from './backend.ts'
import { expect, origin, requestQuote, newCouple, sidebar, test } from './world.ts'

// The customer's country asks for consent.
test.use({ like: 'emre' })

/** The part of the map's script that our frame calls: every address is found, and a text shows where the marker is. */
const mapScript = `
const coordinates = { lat: () => 41.0369, lng: () => 28.985 }
window.google = { maps: {
  Map: class { addListener() {} setCenter() {} setZoom() {} getZoom() { return 4 } },
  Marker: class {
    addListener() {} setTitle() {} setMap() {}
    setPosition({ lat, lng }) { document.body.append('Marker at ' + lat + ', ' + lng) }
  },
  Geocoder: class { geocode({ address }, found) { document.title = address; found([{ geometry: { location: coordinates } }], 'OK') } },
} }
window[new URL(document.currentScript.src).searchParams.get('callback')]()`

/** A service of another company: its script, and what it receives. */
let service: Server
let serviceOrigin: string
const received: string[] = []
let backend: ChildProcess
let withServices: string

test.beforeAll(async () => {
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${body}`)
      response
        .setHeader('access-control-allow-origin', '*')
        .setHeader('content-type', 'text/javascript')
        .end(request.url?.startsWith('/maps/') ? mapScript : 'window.serviceScripts = (window.serviceScripts ?? 0) + 1')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  serviceOrigin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const port = await freePort()
  withServices = `http://localhost:${port}`
  backend = await startBackend(port, {
    ERROR_REPORTS_DSN: serviceOrigin.replace('//', '//key@') + '/7',
    MEASUREMENT_ID: 'G-AB12CD34EF',
    MEASUREMENT_ORIGIN: serviceOrigin,
    CHAT_ID: 'a-website',
    CHAT_ORIGIN: serviceOrigin,
    MAP_KEY: 'AIzaSyA-example',
    MAP_ORIGIN: serviceOrigin,
  })
})
test.afterAll(async () => {
  await killBackend(backend)
  service.close()
})

test('INT-12 INT-05 INT-06 without keys no foreign host is allowed; with them the chat gets the user, and pages are measured by route after consent', async ({
  page,
  vendor,
}) => {
  const policyOf = async (base: string) => (await page.request.get(`${base}/leads`)).headers()['content-security-policy']!
  expect(await policyOf(origin)).not.toContain(serviceOrigin)
  expect(await policyOf(withServices)).toContain(serviceOrigin)

  const leadId = await requestQuote(vendor, newCouple())
  await page.addInitScript((key) => localStorage.setItem('accessToken', key), vendor.token)
  await page.goto(`${withServices}/leads/${leadId}`)
  // The question about consent is in the language of the country.
  const consent = page.getByRole('region', { name: 'Paneli geliştirmemize yardım eder misiniz?' })
  await expect(consent).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((globalThis as { $crisp?: unknown }).$crisp ?? [])))
    .toContain(vendor.user.name)
  expect(received.some((line) => line.startsWith('GET /l.js'))).toBe(true)
  expect(received.some((line) => line.includes('/gtag/'))).toBe(false)

  await consent.getByRole('button', { name: 'İzin ver', exact: true }).click()
  await expect(consent).toBeHidden()
  await expect.poll(() => received.some((line) => line.startsWith('GET /gtag/js?id=G-AB12CD34EF'))).toBe(true)
  await sidebar(page).or(page.getByRole('navigation')).first().getByRole('link', { name: 'İndirimler' }).click()
  const measured = () =>
    page.evaluate(() =>
      JSON.stringify(((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) => Array.from(command))),
    )
  await expect.poll(measured).toContain('"/discounts"')
  expect(await measured()).toContain('/leads/:leadId')
  expect(await measured()).not.toContain(String(leadId))
  await expect.poll(() => received.some((line) => line.startsWith('POST /api/7/envelope/') && line.includes('/leads/:leadId'))).toBe(true)
  expect(received.join('\n')).not.toContain(vendor.token)
})

test('PROV-27 INT-08 with a key the location is found on a map, which gets nothing of the session', async ({ page, vendor }) => {
  // Not in the frame of the map, which has no storage.
  await page.addInitScript((key) => globalThis.origin !== 'null' && localStorage.setItem('accessToken', key), vendor.token)
  await page.goto(`${withServices}${paths.providerInfo({ providerId: vendor.user.providers[0]!.id, tab: 'location' })}`)
  const frame = page.frameLocator('iframe[src^="/map"]')
  await page.getByRole('button', { name: 'Adresi haritada bul' }).click()
  await expect(page.getByRole('textbox', { name: 'Enlem' })).toHaveValue('41,0369')
  await expect(frame.getByText('Marker at 41.0369, 28.985')).toBeVisible()
  expect(received.find((line) => line.startsWith('GET /maps/'))).toContain('key=AIzaSyA-example&libraries=geometry,drawing,places')
  const inFrame = page.frames().find((one) => one.url().includes('/map?'))
  expect(await inFrame?.evaluate(() => globalThis.origin)).toBe('null')
})
