/** The application: the contract as router, the panel, the reference, and what holds for every answer. */
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { sendError } from './contract/errors.ts'
import { Refusal } from './contract/refusal.ts'
import { contractRouter, type RouterOptions } from './contract/router.ts'
import type { AnyHandler } from './contract/run-operation.ts'
import { handlers } from './handlers.ts'

export interface AppOptions extends Omit<RouterOptions, 'handlers'> {
  logger: FastifyServerOptions['logger']
}

const bodyBytesMax = 256 * 1024

export async function createApp({ logger, ...options }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    // Its own lines carry addresses with their values; ours carry the route (AMB-61).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    routerOptions: { maxParamLength: 300 },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  })
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'not_found')
  })
  await contractRouter(app, { ...options, handlers: handlers as unknown as Record<string, AnyHandler> })
  return app
}
