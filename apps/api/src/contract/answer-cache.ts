/** Answers that may be kept carry a tag; who has the same one already gets 304 without the body (CONF-16). */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export function cacheAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const policy = reply.getHeader('cache-control')
    if (typeof policy !== 'string' || !policy.startsWith('private')) return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] !== etag) return payload
    void reply.code(304).removeHeader('content-length')
    return null
  })
}
