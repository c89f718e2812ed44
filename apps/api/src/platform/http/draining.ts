import type { FastifyInstance } from 'fastify'

/** How long requests that are running may take to end. Longer than any statement may take, shorter than any supervisor waits. */
const drainMilliseconds = 20_000

/**
 * While it ends, each answer ends its connection too: an idle one that is kept alive would hold the end up for more than a minute.
 * What is not answered when the time is over loses its connection; its transaction is still kept or rolled back whole.
 */
export function endConnectionsWhenClosing(app: FastifyInstance, milliseconds = drainMilliseconds): void {
  let deadline: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    deadline = setTimeout(() => {
      app.log.warn({ seconds: milliseconds / 1000 }, 'requests that did not end were cut off')
      app.server.closeAllConnections()
    }, milliseconds).unref()
    app.server.once('close', () => clearTimeout(deadline))
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (deadline) void reply.header('connection', 'close')
    done(null, payload)
  })
}
