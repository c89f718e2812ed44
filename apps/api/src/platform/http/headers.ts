/** The headers of every answer. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerPolicy } from './content-policy.ts'

export function securityHeaders(isHttps: boolean) {
  /** Hashed files: what only counts for documents is not repeated with each of them. */
  const ofFile: Record<string, string> = {
    'content-security-policy': answerPolicy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Answers are private unless the handler says otherwise.
    'cache-control': 'no-store',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const ofAnswer = {
    ...ofFile,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    // Hashed files are not logged, so they need no id.
    if (request.url.startsWith('/assets/')) void reply.headers(ofFile)
    else void reply.headers({ ...ofAnswer, 'x-request-id': request.id })
  }
}

/** For the websites of vendors: pages of every origin may load this, and scripts read it. Refusals too have these headers. */
export const crossOriginHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

export function allowEveryOrigin(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.headers(crossOriginHeaders)
  done()
}
