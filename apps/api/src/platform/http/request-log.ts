/** One log line per request, with the route's template and never its values (AMB-61). */
import type { FastifyInstance } from 'fastify'

export function logRequests(app: FastifyInstance): void {
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const line = {
      requestId: request.id,
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}
