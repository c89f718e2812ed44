/** Cacheable answers have an ETag of their text; a caller with the same tag gets 304 without a body (CONF-16). */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isTagAmong } from './record-version.ts'

export function cacheAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, headers } = request
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (reply.statusCode !== 200 || !isWhole || (method !== 'GET' && method !== 'HEAD')) return done(null, payload)
    const policy = reply.getHeader('cache-control')
    if (typeof policy !== 'string' || !/^(private|public)/.test(policy)) return done(null, payload)
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    void reply.header('etag', etag)
    const known = headers['if-none-match']
    if (known === undefined || !isTagAmong(known, etag)) return done(null, payload)
    void reply.code(304).removeHeader('content-length')
    done(null, null)
  })
}
