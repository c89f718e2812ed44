/** Answers that may be kept carry a tag; who has the same one already gets 304 without the body (CONF-16). */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export function cacheAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    const policy = reply.getHeader('cache-control')
    if (typeof policy !== 'string' || !/^(private|public)/.test(policy)) return done(null, payload)
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] !== etag) return done(null, payload)
    void reply.code(304).removeHeader('content-length')
    done(null, null)
  })
}
