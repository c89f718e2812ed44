/** The built panel: hashed files for ever, the page itself asked for anew each time, and every address of the panel answered by it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { panelPolicy } from './content-policy.ts'

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Serves the files of this folder at this origin and answers how to serve the page; undefined when nothing is built there. */
export async function servePanel(app: FastifyInstance, folder: string, origin: string): Promise<PageHandler | undefined> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return undefined
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A file named by its hash is never asked about again: what would tell its age or its tag only costs, 26 times on a first visit.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'routes.json', '.vite/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return pageHandler(page, knownRoutes(join(folder, 'routes.json')), origin)
}

function pageHandler(file: string, isKnown: (path: string) => boolean, origin: string): PageHandler {
  const html = readFileSync(file)
  const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined
  const policy = panelPolicy(html.toString('utf8'), origin)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return (request, reply) => {
    void reply
      .code(isKnown(request.url.split('?', 1)[0]!) ? 200 : 404)
      .headers({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding', 'content-security-policy': policy })
    if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send()
    void reply.type('text/html; charset=utf-8')
    const wantsBrotli = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return wantsBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html)
  }
}

/** The addresses of the panel, as its build lists them: regular expressions. Any other gets the same page with a 404 (ROUTE-14). */
function knownRoutes(file: string): (path: string) => boolean {
  if (!existsSync(file)) return () => true
  const expressions = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map((source) => new RegExp(source))
  return (path) => isDecodable(path) && expressions.some((expression) => expression.test(path))
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Whether the caller is a browser that opens an address, not a script that asks for data. */
export function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|assets|\.ws|dev)(\/|\?|$)/.test(url)) return false
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*') && !/\.\w{2,5}$/.test(url.split('?', 1)[0]!)
}
