import type { FastifyInstance } from 'fastify'

/** Time for running requests to end. Longer than any statement may take, shorter than a supervisor's timeout. */
const drainMilliseconds = 20_000

/**
 * During shutdown each answer also closes its connection: idle keep-alive connections would delay it by more than a minute.
 * Requests without an answer at the end of the time lose their connection; their transaction is committed or rolled back completely.
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
