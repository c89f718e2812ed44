/** The headers of every answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerPolicy } from './content-policy.ts'

export function securityHeaders(isHttps: boolean) {
  const always: Record<string, string> = {
    'content-security-policy': answerPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    // Answers are private unless the handler says otherwise.
    'cache-control': 'no-store',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(always)
    // Hashed files are not logged.
    if (!request.url.startsWith('/assets/')) void reply.header('x-request-id', request.id)
  }
}
