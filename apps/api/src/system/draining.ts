import type { FastifyInstance } from 'fastify'

/** While it ends, each answer ends its connection too: an idle one that is kept alive would hold the end up for more than a minute. */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done(null, payload)
  })
}
