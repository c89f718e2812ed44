/** The application: the contract as router, the panel, the reference, and the headers of every answer. */
import { defaultCountry } from '@vendor-panel/domain'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { missingBank } from './platform/bank/payment-bank.ts'
import { cacheAnswers } from './platform/contract/answer-cache.ts'
import { sendError } from './platform/contract/errors.ts'
import { Refusal } from './platform/contract/refusal.ts'
import { contractRouter, type RouterOptions } from './platform/contract/router.ts'
import { servePictures } from './platform/files/served-pictures.ts'
import { handlers } from './handlers.ts'
import { hooks } from './hooks.ts'
import { notYet } from './not-yet.ts'
import { compressAnswers } from './platform/http/compression.ts'
import { endConnectionsWhenClosing } from './platform/http/draining.ts'
import { allowClients } from './platform/http/client-origins.ts'
import { securityHeaders } from './platform/http/headers.ts'
import { logRequests } from './platform/http/request-log.ts'
import type { Integrations } from './platform/http/integrations.ts'
import { servePanel, wantsPage, type PageHandler } from './platform/http/panel.ts'
import { serveReference } from './platform/http/reference.ts'
import { serveMap } from './platform/http/map.ts'
import { serveWidgetPage } from './platform/http/widget-page.ts'

export interface AppOptions extends Omit<RouterOptions, 'handlers' | 'notYet' | 'hooks'> {
  /** Handlers that replace those of the product, for tests of the request pipeline. */
  handlers?: RouterOptions['handlers']
  notYet?: readonly string[]
  logger?: FastifyServerOptions['logger']
  /** The folder of the built panel; without it only the API is served. */
  panelFolder?: string | undefined
  /** Services of other companies that the panel uses; none if left out. */
  integrations?: Integrations | undefined
  /** Flags that the panel has switched on and off here (CONST-17). */
  flags?: string | undefined
  /** Whether a proxy in front reports the caller's address. */
  isProxied?: boolean
  /** Routes outside the contract, such as the outbox of the embedded set-up. */
  more?: (app: FastifyInstance) => void
}

const bodyBytesMax = 256 * 1024

export async function createApp({
  logger,
  panelFolder,
  integrations = {},
  flags = '',
  isProxied = false,
  more,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const setHeaders = securityHeaders(options.origin.startsWith('https:'))
  let sendPage: PageHandler | undefined
  const app: FastifyInstance = Fastify({
    logger: logger ?? false,
    // Fastify's own log lines contain URLs with values; ours contain the route (AMB-61).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    // The caller's address is only accepted from a proxy in our own network.
    trustProxy: isProxied ? ['loopback', 'linklocal', 'uniquelocal'] : false,
    routerOptions: { maxParamLength: 300 },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      // A path that cannot be decoded is an unknown address of the panel (ROUTE-14).
      if (error.code === 'FST_ERR_BAD_URL' && sendPage && wantsPage(request)) void sendPage(request, reply)
      else sendError(error, request, reply)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
  logRequests(app)
  endConnectionsWhenClosing(app)
  cacheAnswers(app)
  compressAnswers(app)
  app.setErrorHandler(sendError)
  allowClients(app, options.clients ?? new Map())
  contractRouter(app, { handlers, notYet, hooks, ...options })
  servePictures(app, options.files)
  serveReference(app)
  serveMap(app, integrations)
  serveWidgetPage(app)
  more?.(app)
  const { social = {}, hostCountry: country = defaultCountry, bank = missingBank } = options
  const services = { integrations, social, country, flags, bank }
  sendPage = panelFolder ? await servePanel(app, panelFolder, options.origin, services) : undefined
  app.setNotFoundHandler((request, reply) => {
    if (sendPage && wantsPage(request)) return sendPage(request, reply)
    throw new Refusal(404, 'not_found')
  })
  return app
}
