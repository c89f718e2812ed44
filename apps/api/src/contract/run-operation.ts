/** The way of every request: who calls → what they ask → in one transaction → the answer. */
import { operationAccess } from '@vendor-panel/contract/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { isAllowedBeforeRenewal } from '../auth/password-renewal.ts'
import { poolDb, type Db } from '../db/kysely.ts'
import { asCustomer, inTransaction } from '../db/transaction.ts'
import { setCustomer } from '../db/tenancy.ts'
import { requestLocale } from '../messages/sentence.ts'
import { once } from './idempotency.ts'
import { answerWriter } from './answer-writer.ts'
import type { ContractOperation } from './document.ts'
import { undeclared } from './declared-codes.ts'
import type { OperationName } from './operation.ts'
import { refuseUnreadable } from './plain-text.ts'
import { InvalidInput, Refusal } from './refusal.ts'
import { answerCheck, inputCheck, type InputCheck } from './validation.ts'
import { requireConsumerKey, requireServiceKey, sessionOf, sessionOpening, type SessionRow } from './session.ts'

export interface RunnerOptions {
  pool: Pool
  now(): Temporal.Instant
  /** The key of the app itself, sent before sign-in. */
  consumerKey: string
  serviceKey: string | undefined
  /** Where the panel is reached. */
  origin: string
  /** Whether each answer and each refusal is held against the contract: in tests, where a mistake must be loud and the writer would mend it. */
  isChecking: boolean
}

interface AnyInput {
  path: unknown
  query: unknown
  body: unknown
}
interface AnyOutcome {
  status: number
  body?: unknown
  headers?: Record<string, string>
}
/** A handler as the router calls it; what its context and input are, `Handler<Name>` says. */
export type AnyHandler = (context: never, input: never) => Promise<AnyOutcome>
type Work = (context: object, db: Db, customerId: number) => Promise<AnyOutcome>

export function operationRunner({ pool, now, origin, consumerKey, serviceKey, isChecking }: RunnerOptions) {
  const publicDb = poolDb(pool)

  async function asVendor(name: OperationName, request: FastifyRequest, context: object, work: Work): Promise<AnyOutcome> {
    return inTransaction<SessionRow, AnyOutcome>(pool, sessionOpening(request.headers, now()), async (db, row) => {
      const { user, session } = sessionOf(request.headers, row, consumerKey)
      if (user.passwordChangeRequired && !isAllowedBeforeRenewal(name)) throw new Refusal(403, 'password_change_required')
      return work({ ...context, db, user, session }, db, user.customerId)
    })
  }

  async function asService(request: FastifyRequest, context: object, work: Work): Promise<AnyOutcome> {
    requireServiceKey(request.headers, serviceKey)
    return inTransaction(pool, asCustomer(0), (db) =>
      work({ ...context, db, actFor: (customerId: number) => setCustomer(db, customerId) }, db, 0),
    )
  }

  async function asAnyone(name: OperationName, request: FastifyRequest, context: object, work: Work): Promise<AnyOutcome> {
    if (operationAccess[name] === 'consumerKey') await requireConsumerKey(request.headers, consumerKey, publicDb)
    const inCustomer = <Result>(customerId: number, inner: (db: Db) => Promise<Result>) =>
      inTransaction(pool, asCustomer(customerId), inner)
    return work({ ...context, db: publicDb, inCustomer, address: request.ip }, publicDb, 0)
  }

  function runAs(name: OperationName, request: FastifyRequest, context: object, work: Work): Promise<AnyOutcome> {
    const access = operationAccess[name]
    if (access === 'accessToken') return asVendor(name, request, context, work)
    return access === 'serviceKey' ? asService(request, context, work) : asAnyone(name, request, context, work)
  }

  return function run(operation: ContractOperation, handler: AnyHandler) {
    const { name } = operation
    const isIdempotent = operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key')
    const check = inputCheck(operation)
    const write = answerWriter(operation)
    const findWrong = isChecking ? answerCheck(operation) : undefined
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const locale = requestLocale(request.headers['accept-language'])
      const common = { now, origin, locale, requestId: request.id, ifMatch: request.headers['if-match'], log: request.log }
      const { status, headers, body } = await runAs(name, request, common, async (context, db, customerId) => {
        const input = inputOf(request, check)
        const call = () => (handler as (context: object, input: AnyInput) => Promise<AnyOutcome>)(context, input)
        const key = isIdempotent ? request.headers['idempotency-key'] : undefined
        if (typeof key !== 'string') return call()
        return once(db, { customerId, operation: name, key, request: [input.path, input.body], now: now() }, call)
      }).catch((error: unknown) => {
        const problem = isChecking ? undeclared(operation, error) : undefined
        throw problem === undefined ? error : new Error(problem, { cause: error })
      })
      const wrong = findWrong?.(status, JSON.parse(JSON.stringify(body ?? null)))
      if (wrong) throw new Error(`${name} answers what the contract does not say: ${JSON.stringify(wrong)}`)
      if (headers) reply.headers(headers)
      if (body === undefined) return reply.code(status).send()
      return reply.code(status).type('application/json; charset=utf-8').send(write(status, body))
    }
  }
}

/** What the caller asks, once it is known who calls: a stranger learns nothing about shapes. */
function inputOf({ params: path, query, body, headers }: FastifyRequest, check: InputCheck): AnyInput {
  for (const part of [path, query, body]) refuseUnreadable(part)
  const errors = check({ path, query, headers, body })
  if (errors) throw new InvalidInput(errors)
  return { path, query, body }
}
