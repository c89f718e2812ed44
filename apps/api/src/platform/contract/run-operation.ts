/** The pipeline of every request: identify the caller → validate the input → run in one transaction → answer. */
import { operationAccess } from '@vendor-panel/contract/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { apiKeyCaller, apiKeyOpening, bearerKey } from '../session/api-key.ts'
import { requireUser } from '../session/operator-limits.ts'
import { requireSteps } from '../session/required-steps.ts'
import { poolDb, type Db } from '../db/kysely.ts'
import { connectionShares, type Connections } from '../db/share.ts'
import { asCustomer, inTransaction } from '../db/transaction.ts'
import { setCustomer } from '../db/tenancy.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ClientOrigins } from '../http/client-origins.ts'
import { RequestFiles } from '../files/request-files.ts'
import type { AllHooks } from '../hooks.ts'
import { requestLocale } from '../messages/sentence.ts'
import type { ContractOperation } from './document.ts'
import { undeclared } from './declared-codes.ts'
import { formReader, formType, type FormBody } from './form-body.ts'
import { once } from '../idempotency/idempotency.ts'
import type { OperationName } from './operation.ts'
import { OutsideWork, withOutside } from './outside.ts'
import { refuseUnreadable } from './plain-text.ts'
import { InvalidInput, Refusal } from './refusal.ts'
import { answerSender, type AnyOutcome } from './send-answer.ts'
import { inputCheck, type InputCheck } from './validation.ts'
import { missingTelephony, type Telephony } from '../telephony/telephony.ts'
import { missingBank, type PaymentBank } from '../bank/payment-bank.ts'
import type { SocialProviders } from '../social/social-provider.ts'
import { countGuestUpload, countUpload } from '../throttle/uploads.ts'
import type { PublicContext, VendorContext } from './context.ts'
import { requireConsumerKey, requireServiceKey, sessionOf, sessionOpening, type SessionRow } from '../session/session.ts'

export interface RunnerOptions {
  pool: Pool
  now(): Temporal.Instant
  /** The key of the app itself, sent before sign-in. */
  consumerKey: string
  /** Apps of other origins; none if left out. */
  clients?: ClientOrigins | undefined
  serviceKey: string | undefined
  /** The URL of the panel. */
  origin: string
  /** The domain of addresses at which mail arrives; the host of the panel unless it is set. */
  mailDomain?: string | undefined
  /** A password that is always refused. */
  refusedPassword?: string | undefined
  /** The country of the host; Canada unless it is set. */
  hostCountry?: string | undefined
  files: FileStore
  /** The carrier behind switchboard numbers; without one every call fails. */
  telephony?: Telephony | undefined
  /** The bank that charges cards; without one nothing is paid by card. */
  bank?: PaymentBank | undefined
  /** The services with whose accounts users can sign in; none if left out. */
  social?: SocialProviders | undefined
  hooks: AllHooks
  /** Whether each answer and each refusal is checked against the contract: in tests, where a mistake must fail and the serializer would hide it. */
  isChecking: boolean
}

interface AnyInput {
  path: unknown
  query: unknown
  body: unknown
}
/** A handler for the router; `Handler<Name>` types its context and input. */
export type AnyHandler = (context: never, input: never) => Promise<AnyOutcome>
/** An operation, and where its calls get their connections. */
interface Called {
  name: OperationName
  connections: Connections
  publicDb: Db
}
/** Whose idempotency keys a call uses; a service has no user. */
type Owner = { customerId: number; customerUserId: number }
type Work = (context: object, db: Db, owner: Owner) => Promise<AnyOutcome>

const noUser: Owner = { customerId: 0, customerUserId: 0 }

export function operationRunner({
  pool,
  now,
  origin,
  mailDomain = new URL(origin).hostname,
  refusedPassword,
  hostCountry = 'CA',
  consumerKey,
  clients = new Map(),
  serviceKey,
  files: store,
  telephony = missingTelephony,
  bank = missingBank,
  social = {},
  hooks,
  isChecking,
}: RunnerOptions) {
  const shareOf = connectionShares(pool)
  const keys = { consumerKey, clients }

  async function asVendor(
    { name, connections, publicDb }: Called,
    request: FastifyRequest,
    context: object,
    work: Work,
  ): Promise<AnyOutcome> {
    const key = bearerKey(request.headers)
    const { opening, limit } =
      key === undefined ? { opening: sessionOpening(request.headers, now()) } : await apiKeyOpening(publicDb, key, name, now)
    const outcome = await inTransaction<SessionRow, AnyOutcome | Refusal | OutsideWork>(connections, opening, async (db, row) => {
      const { user, session } = key === undefined ? sessionOf(request.headers, row, keys) : apiKeyCaller(row, name)
      requireSteps(user, name)
      requireUser(user, name)
      return work({ ...context, db, user, session }, db, { customerId: user.customerId, customerUserId: user.id }).catch(passCounted)
    })
    if (outcome instanceof Error) throw outcome
    return limit ? { ...outcome, headers: { ...outcome.headers, ...limit } } : outcome
  }

  async function asService({ connections }: Called, request: FastifyRequest, context: object, work: Work): Promise<AnyOutcome> {
    requireServiceKey(request.headers, serviceKey)
    return inTransaction(connections, asCustomer(0), (db) =>
      work({ ...context, db, actFor: (customerId: number) => setCustomer(db, customerId) }, db, noUser),
    )
  }

  async function asAnyone(
    { name, connections, publicDb }: Called,
    request: FastifyRequest,
    context: object,
    work: Work,
  ): Promise<AnyOutcome> {
    if (operationAccess[name] === 'consumerKey') await requireConsumerKey(request.headers, keys, publicDb)
    const inCustomer = <Result>(customerId: number, inner: (db: Db) => Promise<Result>) =>
      inTransaction(connections, asCustomer(customerId), inner)
    return work({ ...context, db: publicDb, inCustomer }, publicDb, noUser)
  }

  function runAs(called: Called, request: FastifyRequest, context: object, work: Work): Promise<AnyOutcome> {
    const access = operationAccess[called.name]
    if (access === 'accessToken') return asVendor(called, request, context, work)
    return access === 'serviceKey' ? asService(called, request, context, work) : asAnyone(called, request, context, work)
  }

  return function run(operation: ContractOperation, handler: AnyHandler) {
    const { name } = operation
    const connections = shareOf(operation.method !== 'GET')
    const called: Called = { name, connections, publicDb: poolDb(connections) }
    const isIdempotent = operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key')
    const check = inputCheck(operation)
    const send = answerSender(operation, isChecking)
    const readForm = operation.body?.mediaType === formType ? formReader(operation.body, store) : undefined

    async function answer(request: FastifyRequest, files: RequestFiles): Promise<AnyOutcome> {
      const { id: requestId, headers, log, ip: address } = request
      const locale = requestLocale(headers['accept-language'])
      const userAgent = headers['user-agent']?.slice(0, 300) ?? null
      const common = {
        now,
        origin,
        mailDomain,
        refusedPassword,
        hostCountry,
        locale,
        requestId,
        address,
        userAgent,
        ifMatch: headers['if-match'],
        log,
        files,
        telephony,
        bank,
        social,
        hooks,
      }
      let form: FormBody | undefined
      if (readForm) {
        // Files are only accepted from an identified caller, and no transaction waits for a slow connection.
        await runAs(called, request, common, async (context) => {
          if ('user' in context) await countUpload(context as VendorContext)
          else if (isOfAnyone(context)) await countGuestUpload(context)
          return { status: 204 }
        })
        form = await readForm(request, files)
      }
      return withOutside((outsideOf) =>
        runAs(called, request, common, async (context, db, owner) => {
          const input = inputOf(request, check, form)
          const key = isIdempotent ? headers['idempotency-key'] : undefined
          const onceKey = typeof key === 'string' ? key : undefined
          const outside = outsideOf({ ...owner, operation: name, key: onceKey })
          const call = (more = {}) =>
            (handler as (context: object, input: AnyInput) => Promise<AnyOutcome>)({ ...context, ...outside, ...more }, input)
          const onceAs = (within: Db, { customerId, customerUserId }: Owner, work: () => Promise<AnyOutcome>) =>
            onceKey === undefined
              ? work()
              : once(
                  within,
                  { customerId, customerUserId, operation: name, key: onceKey, request: [input.path, input.body], now: now() },
                  work,
                )
          if (!isOfAnyone(context)) return onceAs(db, owner, call)
          // Without a session the customer is found by the handler, in whose transaction the answer is stored.
          const onceInCustomer = (customerId: number, inner: (db: Db) => Promise<AnyOutcome>) =>
            context.inCustomer(customerId, (within) => onceAs(within, { ...noUser, customerId }, () => inner(within)))
          return call({ onceInCustomer })
        }),
      )
    }

    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const files = new RequestFiles(store)
      try {
        const outcome = await answer(request, files)
        await files.settle(!outcome.isReplayed, request.log)
        return send(reply, outcome)
      } catch (error) {
        await files.settle(false, request.log)
        const problem = isChecking ? undeclared(operation, error) : undefined
        throw problem === undefined ? error : new Error(problem, { cause: error })
      }
    }
  }
}

/** Whether the caller has neither a session nor a service key. */
const isOfAnyone = (context: object): context is PublicContext => 'inCustomer' in context

/**
 * Commits the transaction for a refusal whose record must be stored, and before work outside that needs what was written: a second
 * connection per request could exhaust the pool.
 */
function passCounted(error: unknown): Refusal | OutsideWork {
  if (error instanceof Refusal && error.details.isCounted) return error
  if (error instanceof OutsideWork && error.isKept) return error
  throw error
}

/** The input, validated after the caller is identified: other callers learn nothing about schemas. */
function inputOf({ params: path, query, body: sent, headers }: FastifyRequest, check: InputCheck, form: FormBody | undefined): AnyInput {
  const body = form ? form.texts : sent
  for (const part of [path, query, body]) refuseUnreadable(part)
  const errors = check({ path, query, headers, body })
  if (errors) throw new InvalidInput(errors)
  return { path, query, body: form ? { ...form.texts, ...form.uploads } : body }
}
