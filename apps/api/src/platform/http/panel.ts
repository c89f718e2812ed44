/** The built panel: files with a hash in their name are immutable, the HTML of a page is revalidated each time. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { panelPolicy } from './content-policy.ts'

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Serves the files of this folder at this origin and answers how to serve a page; undefined when nothing is built there. */
export async function servePanel(app: FastifyInstance, folder: string, origin: string): Promise<PageHandler | undefined> {
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
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return pageHandler(folder, JSON.parse(readFileSync(routes, 'utf8')) as Routes, origin)
}

/** The addresses of the panel as its build lists them, and the file of each; the last entry takes what no other took. */
type Routes = readonly (readonly [expression: string, file: string])[]

/** Answers an address with the HTML that the build wrote for its page; an address of no page with 404 (ROUTE-14). */
function pageHandler(folder: string, routes: Routes, origin: string): PageHandler {
  const pages = new Map([...new Set(routes.map(([, name]) => name))].map((name) => [name, readPage(join(folder, name), origin)]))
  const all = routes.map(([source, name]) => ({ expression: new RegExp(source), page: pages.get(name)! }))
  const [known, unknown] = [all.slice(0, -1), all.at(-1)]
  if (!unknown) throw new Error('routes.json lists no page')
  return (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    const route = isDecodable(path) ? known.find(({ expression }) => expression.test(path)) : undefined
    const { html, brotli, policy, etag } = (route ?? unknown).page
    void reply
      .code(route ? 200 : 404)
      .headers({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding', 'content-security-policy': policy })
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send()
    void reply.type('text/html; charset=utf-8')
    const wantsBrotli = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return wantsBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html)
  }
}

function readPage(file: string, origin: string) {
  const html = readFileSync(file)
  return {
    html,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined,
    policy: panelPolicy(html.toString('utf8'), origin),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

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
