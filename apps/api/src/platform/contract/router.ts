/** The contract is the router: each operation finds its handler by name; other requests are refused as the contract says. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireAgreement } from './agreement.ts'
import { readContract, type ContractOperation } from './document.ts'
import { formType } from './form-body.ts'
import { notBuilt } from './not-built.ts'
import type { OperationName } from './operation.ts'
import { allowEveryOrigin } from '../http/headers.ts'
import { Refusal } from './refusal.ts'
import { operationRunner, type AnyHandler, type RunnerOptions } from './run-operation.ts'

export interface RouterOptions extends RunnerOptions {
  handlers: Partial<Record<OperationName, AnyHandler>>
  /** Operations of later versions. */
  notYet: readonly string[]
}

const prefix = '/api'
/** Requests of a browser that is redirected here from another website. */
const browserFormType = 'application/x-www-form-urlencoded'
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export function contractRouter(app: FastifyInstance, { handlers, notYet, ...options }: RouterOptions): void {
  const { operations } = readContract()
  requireAgreement(
    operations.map(({ name }) => name),
    Object.keys(handlers),
    notYet,
  )
  const run = operationRunner(options)
  app.removeContentTypeParser('text/plain')
  const addRoutes = (scope: FastifyInstance, ...mediaTypes: (string | undefined)[]) => {
    for (const operation of operations.filter(({ body }) => mediaTypes.includes(body?.mediaType))) {
      const handler = run(operation, handlers[operation.name] ?? notBuilt(operation))
      const onRequest = operation.isCrossOrigin ? [allowEveryOrigin] : []
      scope.route({ method: operation.method, url: `${prefix}${operation.path}`, handler, onRequest })
    }
  }
  addRoutes(app, 'application/json', undefined)
  // Each other content type is only accepted by its own operations: elsewhere it is 415.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register((await import('@fastify/multipart')).default)
    addRoutes(scope, formType)
  })
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(browserFormType, { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    addRoutes(scope, browserFormType)
  })
  for (const [path, allowed] of methodsByPath(operations)) refuseOtherMethods(app, path, allowed)
}

/** A read also supports HEAD. */
function methodsByPath(operations: readonly ContractOperation[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { path, method } of operations)
    found.set(path, [...(found.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  return found
}

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[]): void {
  const handler = async (_request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('allow', allowed.join(', '))
    throw new Refusal(405, 'method_not_allowed')
  }
  app.route({ method: allMethods.filter((method) => !allowed.includes(method)), url: `${prefix}${path}`, exposeHeadRoute: false, handler })
}
