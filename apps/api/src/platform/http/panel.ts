/** The built panel: files with a hash in their name are immutable, the HTML of a page is revalidated each time. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bankSources, panelPolicy, workerPolicy } from './content-policy.ts'
import { crossOriginHeaders } from './headers.ts'
import { withFlags, withHostCountry } from './host-country.ts'
import { withIntegrations, type Integrations } from './integrations.ts'
import type { PaymentBank } from '../bank/payment-bank.ts'
import { withSocial, type SocialProviders } from '../social/social-provider.ts'

/** What depends on the settings of the operator. */
export interface Services {
  integrations: Integrations
  social: SocialProviders
  /** The country of the host. */
  country: string
  /** Flags that the panel has switched on and off here (CONST-17). */
  flags: string
  bank: PaymentBank
}

/** The page on which cards are entered (ROUTE-19). */
const checkoutPath = '/checkout'

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Serves the files of this folder at this origin and answers how to serve a page; undefined when nothing is built there. */
export async function servePanel(
  app: FastifyInstance,
  folder: string,
  origin: string,
  services: Services,
): Promise<PageHandler | undefined> {
  const routes = join(folder, 'routes.json')
  if (!existsSync(routes)) return undefined
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A hashed file is never revalidated, so its date and ETag headers would only cost bytes, 26 times on a first visit.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'routes.json', '.vite/**'],
    setHeaders: (reply, path) => {
      // The worker may call our own API; browsers look for a new version at each visit.
      if (/\/sw\.js(\.br)?$/.test(path)) return void reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      if (path.includes('/widgets/')) void reply.headers(crossOriginHeaders)
      return void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return pageHandler(JSON.parse(readFileSync(routes, 'utf8')) as Routes, (name) => readPage(join(folder, name), origin, services))
}

/** The addresses of the panel as its build lists them, and the file of each; the last entry takes what no other took. */
type Routes = readonly (readonly [expression: string, file: string])[]

/** Answers an address with the HTML that the build wrote for its page; an address of no page with 404 (ROUTE-14). */
function pageHandler(routes: Routes, read: (file: string) => ServedPage): PageHandler {
  const pages = new Map([...new Set(routes.map(([, name]) => name))].map((name) => [name, read(name)]))
  const all = routes.map(([source, name]) => ({ expression: new RegExp(source), page: pages.get(name)! }))
  const [known, unknown] = [all.slice(0, -1), all.at(-1)]
  if (!unknown) throw new Error('routes.json lists no page')
  return (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    const route = isDecodable(path) ? known.find(({ expression }) => expression.test(path)) : undefined
    const { html, brotli, policy, checkoutPolicy, etag } = (route ?? unknown).page
    void reply
      .code(route ? 200 : 404)
      // An id to quote belongs to answers of the interface: pages are files.
      .removeHeader('x-request-id')
      .headers({
        'cache-control': 'no-cache',
        etag,
        vary: 'Accept-Encoding',
        'content-security-policy': path === checkoutPath ? checkoutPolicy : policy,
      })
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send()
    void reply.type('text/html; charset=utf-8')
    const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? brotli() : undefined
    return packed ? reply.header('content-encoding', 'br').send(packed) : reply.send(html)
  }
}

interface ServedPage {
  html: Buffer
  /** Compressed; undefined where the build did not compress. */
  brotli: () => Buffer | undefined
  policy: string
  /** The same with the bank: no other page reaches it. */
  checkoutPolicy: string
  etag: string
}

/** The page as it was built, with the integrations that are on, the ways in (AMB-15), the country of the host (AMB-57) and its flags. */
function readPage(file: string, origin: string, { integrations, social, country, flags, bank }: Services): ServedPage {
  const built = readFileSync(file, 'utf8')
  const served = withFlags(withHostCountry(withSocial(withIntegrations(built, integrations), social), country), flags)
  const html = Buffer.from(served)
  const hasPacked = existsSync(`${file}.br`)
  let packed: Buffer | undefined
  return {
    html,
    brotli: () => (hasPacked ? (packed ??= served === built ? readFileSync(`${file}.br`) : packedPage(html)) : undefined),
    policy: panelPolicy(served, origin, integrations),
    checkoutPolicy: panelPolicy(served, origin, integrations, bankSources(bank)),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 12)}"`,
  }
}

/** Packed at the first request of the page, with the effort of the build: some 20 ms, once for each page. */
const packedPage = (html: Buffer) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } })

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Whether the caller is a browser that opens a URL, not a script that requests data. */
export function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|assets|\.ws|dev)(\/|\?|$)/.test(url)) return false
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*') && !/\.\w{2,5}$/.test(url.split('?', 1)[0]!)
}
