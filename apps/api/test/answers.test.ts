/** The headers of every answer (caching, content security policy), and the log. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { videoPlayerOrigins } from '@vendor-panel/domain'
import { afterAll, describe, expect, it } from 'vitest'
import { reactAriaStyles } from '../src/platform/http/content-policy.ts'
import { openWorld, requestHelpers } from './world.ts'

const panelFolder = mkdtempSync(join(tmpdir(), 'vendor-panel-panel-'))
afterAll(() => rmSync(panelFolder, { recursive: true }))
const headScript = 'document.documentElement.dataset.ready = "yes"'
mkdirSync(join(panelFolder, 'assets'))
writeFileSync(
  join(panelFolder, 'page-1.html'),
  `<!doctype html><script>${headScript}</script><script type="application/json">{}</script><script type="module" src="/assets/a-1.js"></script>`,
)
writeFileSync(join(panelFolder, 'page-1.html.br'), 'page in brotli')
writeFileSync(join(panelFolder, 'page-2.html'), '<!doctype html><script>2</script>')
writeFileSync(join(panelFolder, 'assets/a-1.js'), 'export {}')
writeFileSync(join(panelFolder, 'assets/a-1.js.br'), 'code in brotli')
writeFileSync(
  join(panelFolder, 'routes.json'),
  JSON.stringify([
    ['^/?$', 'page-1.html'],
    ['^/leads(?:/(?<leadId>[1-9]\\d{0,14}))?/?$', 'page-2.html'],
    ['^', 'page-1.html'],
  ]),
)

const lines: string[] = []
const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
const world = await openWorld({ panelFolder, logger: { level: 'info', stream } })
const page = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { accept: 'text/html', host: 'panel.example:4310', ...headers } })

describe('every answer', () => {
  it('has headers against sniffing, framing and referrers, and is private by default', async () => {
    const mara = await world.signIn('mara')
    for (const response of [
      await world.app.inject({ url: '/api/leads', headers: mara }),
      await world.app.inject({ url: '/api/leads' }),
      await world.app.inject({ url: '/api/nowhere' }),
      await world.app.inject({ url: '/api/leads/%' }),
      await world.app.inject({ method: 'POST', url: '/api/access-tokens', payload: '{', headers: { 'content-type': 'application/json' } }),
    ])
      expect(response.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      })
  })

  it('requires HTTPS in the future only if it was used', async () => {
    expect((await world.app.inject({ url: '/api/health' })).headers).not.toHaveProperty('strict-transport-security')
    const secure = await world.anotherApp({ origin: 'https://panel.example' })
    expect((await secure.inject({ url: '/api/health' })).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })

  it('AMB-61 causes one log line with the route, without token, name, password or URL values', async () => {
    lines.length = 0
    const mara = await world.signIn('mara')
    await world.ok('getAccessToken', { path: { accessTokenId: mara['x-access-token']! }, as: mara })
    await world.refusal('createAccessToken', { body: { username: 'secret-name', password: 'secret-word' } })
    await world.ok('searchCouple', { query: { coupleName: 'secret-couple' }, as: mara })
    await world.app.inject({ url: '/secret-page?secret-query' })
    const log = lines.join('')
    expect(lines.map((line) => (JSON.parse(line) as { route: string }).route)).toContain('/api/access-tokens/:accessTokenId')
    expect(lines).toHaveLength(5)
    for (const secret of [mara['x-access-token']!, 'ck_rosewood', 'wedding-demo', 'secret']) expect(log).not.toContain(secret)
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ requestId: expect.any(String), method: expect.any(String), status: expect.any(Number) })
  })

  it('an internal error reveals nothing to the caller, and no value of a row in the log', async () => {
    lines.length = 0
    await world.db.schema.alterTable('prompts').renameColumn('type', 'kind').execute()
    const mara = await world.signIn('mara')
    const refused = await world.refusal('getPromptMeta', { as: mara })
    await world.db.schema.alterTable('prompts').renameColumn('kind', 'type').execute()
    expect(refused).toMatchObject({ status: 500, code: 'unexpected', message: 'Something went wrong on our side. Please try again.' })
    expect(Object.keys(refused).toSorted()).toEqual(['code', 'headers', 'message', 'status'])
    const line = lines.map((one) => JSON.parse(one) as { msg: string; error?: object }).find(({ msg }) => msg === 'request failed')
    expect(line?.error).toMatchObject({ code: '42703', frames: expect.any(Array) })
    expect(line?.error).not.toHaveProperty('message')
  })
})

describe('the page', () => {
  it('runs its own scripts and its inline ones by hash, and nothing else', async () => {
    const policy = String((await page('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update(headScript).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    // The players of videos are the only other hosts, and only in frames.
    expect(policy.match(/https?:[^ ;]*/g)).toEqual(Object.values(videoPlayerOrigins))
    expect(policy).toContain(`frame-src blob: ${Object.values(videoPlayerOrigins).join(' ')};`)
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part)
  })

  it.each(['evil.example', "x; script-src 'unsafe-inline'"])(
    'names the configured origin for web sockets, not the host %s',
    async (host) => {
      const policy = String((await page('/', { host })).headers['content-security-policy'])
      expect(policy).toContain("connect-src 'self' ws://localhost;")
      expect(policy).not.toContain(host)
    },
  )

  it('the policy allows exactly the styles that React Aria adds', () => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('react-aria/package.json')), 'dist/private')
    const attribute = (text: string) => text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable')
    const styleOf = (file: string) => /\.textContent = `([^`]*)`\.trim\(\)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]?.trim()
    expect([styleOf('interactions/usePress.mjs'), styleOf('overlays/usePreventScroll.mjs')].map((text) => attribute(text ?? ''))).toEqual(
      reactAriaStyles,
    )
  })

  it('is the HTML of the page at the address, with a policy for its own scripts; unknown addresses get a 404', async () => {
    const [home, ...leads] = await Promise.all(['/', '/leads', '/leads/7', '/leads/7?tab=notes', '/leads/'].map((url) => page(url)))
    expect([home, ...leads].map((answer) => answer?.statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(leads.map(({ body }) => body))).toEqual(new Set(['<!doctype html><script>2</script>']))
    expect(leads[0]?.headers['content-security-policy']).toContain(createHash('sha256').update('2').digest('base64'))
    for (const url of ['/nowhere', '/leads/abc', '/leads/0', '/leads/%E0%A4%A', '/%']) {
      const unknown = await page(url)
      expect([unknown.statusCode, unknown.body], url).toEqual([404, home?.body])
      expect(unknown.headers, url).toMatchObject({ 'content-security-policy': home?.headers['content-security-policy'] })
    }
    expect((await world.app.inject({ url: '/api/%' })).headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('is revalidated each time, its hashed files never', async () => {
    const first = await page('/leads')
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect((await page('/leads', { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304)
    const file = await world.app.inject({ url: '/assets/a-1.js' })
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
    })
  })

  it('is compressed if the caller supports it', async () => {
    const answers = [
      await page('/', { 'accept-encoding': 'gzip, br' }),
      await world.app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } }),
    ]
    expect(answers.map(({ body, headers }) => [body, headers['content-encoding'], headers['vary']])).toEqual([
      ['page in brotli', 'br', 'Accept-Encoding'],
      ['code in brotli', 'br', expect.stringMatching(/accept-encoding/i)],
    ])
    expect((await page('/')).body).toContain('<!doctype html>')
  })

  it('does not replace a missing file or a missing operation', async () => {
    for (const url of [
      '/assets/gone.js',
      '/api/gone',
      '/routes.json',
      '/page-1.html',
      '/page-1.html.br',
      '/../package.json',
      '/favicon.ico',
    ]) {
      const response = await page(url)
      expect([response.statusCode, response.headers['content-type']], url).toEqual([404, 'application/json; charset=utf-8'])
    }
  })
})

describe('the reference', () => {
  it('returns the contract as a document and as a page', async () => {
    expect(await world.ok('getContract')).toMatchObject({ openapi: '3.1.0', paths: { '/leads': { get: { operationId: 'listLeads' } } } })
    expect(await world.refusal('getContract', { query: { page: 1 } })).toMatchObject({ status: 422, errors: [{ path: 'page' }] })
    const reference = await page('/reference')
    expect([reference.statusCode, reference.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it('is cached, and sent again only if it has changed', async () => {
    const first = await world.app.inject({ url: '/api/openapi.json' })
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', etag: expect.stringMatching(/^"/) })
    const again = await world.app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(first.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('contacts no other host, and starts no worker that the policy forbids', async () => {
    const { body } = await page('/reference')
    expect(body).not.toContain('cdn.redoc.ly')
    expect(body).toContain('delete window.Worker')
    expect(body).toContain('"disableTelemetry":true')
  })

  it('runs in an origin of its own, without network access', async () => {
    const policy = String((await page('/reference')).headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/)
    expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*unsafe|connect-src/)
  })
})

it('a wrong answer of a handler fails in tests', async () => {
  await world.db.schema
    .alterTable('customers')
    .alterColumn('country_code', (column) => column.dropNotNull())
    .execute()
  await world.db.updateTable('customers').set({ country_code: 'Canada' }).execute()
  const checked = requestHelpers(await world.anotherApp({ isChecking: true }))
  const mara = await checked.signIn('mara')
  expect(await checked.refusal('getCustomer', { path: { customerId: 1 }, as: mara })).toMatchObject({ status: 500 })
})
