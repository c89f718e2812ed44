/** What stands on every answer, whoever made it. */
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
    // Answers are personal unless whoever makes them says otherwise.
    'cache-control': 'no-store',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(always)
    // Nobody looks for a hashed file in the logs.
    if (!request.url.startsWith('/assets/')) void reply.header('x-request-id', request.id)
  }
}
