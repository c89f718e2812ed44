/** The contract for readers: as a page at `/reference`, as a document at `/api/openapi.json`. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contractFile } from '../contract/document.ts'
import { Refusal } from '../contract/refusal.ts'
import { sandboxPolicy } from './content-policy.ts'

const cached = 'public, max-age=3600'

export function serveReference(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', cached).type('application/json; charset=utf-8').send(readFileSync(contractFile)),
  )
  const file = join(dirname(contractFile), 'reference.html')
  let policy: string | undefined
  app.get('/reference', (_request, reply) => {
    if (!existsSync(file)) throw new Refusal(404, 'not_found')
    const html = readFileSync(file, 'utf8')
    policy ??= sandboxPolicy(html)
    return reply.headers({ 'cache-control': cached, 'content-security-policy': policy }).type('text/html; charset=utf-8').send(html)
  })
}
