/** The contract is the router: each operation finds its handler by name; what the contract does not name is refused as it asks. */
import fastifyOpenapiGlue from 'fastify-openapi-glue'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { notYet } from '../not-yet.ts'
import { commaLists, loadContract, methodsByPath, operationsOf, type ContractDocument } from './document.ts'
import type { OperationName } from './operation.ts'
import { Refusal } from './refusal.ts'
import { operationRunner, type AnyHandler, type RunnerOptions } from './run-operation.ts'
import { answerCheck, validatorCompiler } from './validation.ts'

export interface RouterOptions extends RunnerOptions {
  handlers: Partial<Record<OperationName, AnyHandler>>
  /** Whether each answer is held against the contract before it is written out: in tests, where a mistake must be loud. */
  isChecking: boolean
}

const prefix = '/api'
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export async function contractRouter(app: FastifyInstance, options: RouterOptions): Promise<void> {
  const contract = loadContract()
  const run = operationRunner(options)
  const idempotent = idempotentOperations(contract)
  app.setValidatorCompiler(validatorCompiler)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRoute', simplifySchemas)

  await app.register(fastifyOpenapiGlue, {
    specification: contract,
    prefix,
    operationResolver: (id: string) => {
      const name = id as OperationName
      const handler = (notYet as readonly OperationName[]).includes(name) ? notImplemented : options.handlers[name]
      if (!handler) throw new Error(`There is no handler for ${name}`)
      const lists = commaLists(contract, name)
      return {
        attachValidation: true,
        config: { operation: name },
        ...(lists.length > 0 && { preValidation: splitLists(lists) }),
        handler: run(name, options.isChecking ? checked(contract, name, handler) : handler, idempotent.has(name)),
      } as never
    },
  })
  refuseOtherMethods(app, contract)
}

/** What is left to the framework of what the router has read: bodies as the JSON they have to be, and the answers handlers give. */
function simplifySchemas({ schema }: RouteOptions): void {
  if (!schema) return
  // A body described by media type is not checked at all when the caller names none.
  const body = schema.body as { content?: Record<string, { schema: object }> } | undefined
  const json = body?.content?.['application/json']
  if (json) schema.body = json.schema
  // Refusals have one maker and need no serializer each.
  const successes = Object.entries(schema.response ?? {}).filter(([status]) => status.startsWith('2'))
  schema.response = Object.fromEntries(successes)
}

async function notImplemented(): Promise<never> {
  throw new Refusal(501, 'not_implemented')
}

function idempotentOperations(contract: ContractDocument): Set<OperationName> {
  const naming = Object.values(contract.paths)
    .flatMap(operationsOf)
    .filter((operation) => operation.parameters?.some((parameter) => parameter.$ref?.endsWith('/IdempotencyKey')))
  return new Set(naming.map((operation) => operation.operationId))
}

/** `providerIds=3,7` arrives as one text. */
function splitLists(names: readonly string[]) {
  return async (request: FastifyRequest) => {
    const query = request.query as Record<string, unknown>
    for (const name of names) {
      const value = query[name]
      if (typeof value === 'string') query[name] = value === '' ? [] : value.split(',')
    }
  }
}

function refuseOtherMethods(app: FastifyInstance, contract: ContractDocument): void {
  for (const [path, allowed] of methodsByPath(contract)) {
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('allow', allowed.join(', '))
      throw new Refusal(405, 'method_not_allowed')
    }
    app.route({ method: allMethods.filter((method) => !allowed.includes(method)), url: `${prefix}${path}`, exposeHeadRoute: false, handler: refuse })
  }
}

/** Holds what a handler answers against the contract before it is serialised: the serializer would mend it silently. */
function checked(contract: ContractDocument, name: OperationName, handler: AnyHandler): AnyHandler {
  const operation = Object.values(contract.paths)
    .flatMap(operationsOf)
    .find((one) => one.operationId === name)!
  const checks = new Map(
    Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return schema ? [[Number(status), answerCheck({ ...schema, components: contract.components })] as const] : []
    }),
  )
  return async (context, input) => {
    const outcome = await handler(context, input)
    const check = checks.get(outcome.status)
    if (check && !check(JSON.parse(JSON.stringify(outcome.body ?? null))))
      throw new Error(`${name} answers what the contract does not say: ${JSON.stringify(check.errors)}`)
    return outcome
  }
}
