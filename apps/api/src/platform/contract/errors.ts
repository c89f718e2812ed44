/** Converts anything thrown to the error body of the contract (ERR-03..06, AMB-10). */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { requestLocale, sentence, type Locale } from '../messages/sentence.ts'
import { busy } from '../db/share.ts'
import { FileMissing } from '../files/file-store.ts'
import { InvalidInput, Refusal, type FieldRefusal, type Params, type RefusalCode } from './refusal.ts'

interface Problem {
  status: number
  code: RefusalCode
  /** In version 2 `message` is not for display: the field errors are. */
  version: 1 | 2
  errors?: FieldRefusal[] | undefined
  params?: Params | undefined
  headers?: Record<string, string> | undefined
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (problem.status >= 500 && problem.status !== 501) request.log.error({ ...loggedError(error), requestId: request.id }, 'request failed')
  const locale = requestLocale(request.headers['accept-language'])
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'error-version': String(problem.version), 'cache-control': 'no-store' })
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(errorBody(problem, locale))
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) {
    // Version 2 if fields are named; else the message of the refusal itself is shown (AMB-67).
    return { status: error.status, code: error.code, version: error.details.errors ? 2 : 1, ...error.details }
  }
  if (error instanceof InvalidInput) return { status: 422, code: 'invalid', version: 2, errors: error.errors }
  if (error instanceof FileMissing) return { status: 404, code: 'not_found', version: 1 }
  const { statusCode, code } = error as FastifyError
  if (statusCode === 413) return { status: 413, code: 'too_large', version: 1 }
  if (statusCode === 415) return { status: 415, code: 'unsupported_media_type', version: 1 }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { status: 400, code: 'malformed', version: 1 }
  if (isBusy(code)) return { status: 503, code: 'unavailable', version: 1, ...busy().details }
  if (isUnreachable(code, error)) return { status: 503, code: 'unavailable', version: 1, headers: { 'retry-after': '5' } }
  return { status: 500, code: 'unexpected', version: 1 }
}

function errorBody({ code, errors, params }: Problem, locale: Locale): object {
  return {
    code,
    message: sentence(locale, `error.${code}`, params),
    ...(errors && {
      errors: errors.map((field) => ({ ...field, message: sentence(locale, `field.${field.code}`, field.params) })),
    }),
    ...(params && { params }),
  }
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '53300',
  '08006',
  '08001',
])

/** A lock that was not given in time, a statement that was cancelled, transactions that kept colliding. */
const busyCodes = new Set(['55P03', '57014', '40P01', '40001'])
const isBusy = (code: string | undefined) => busyCodes.has(code ?? '')

/** The database is unreachable or full: the request may be sent again. */
export function isUnreachable(code: string | undefined, error: unknown): boolean {
  return (
    unreachableCodes.has(code ?? '') ||
    // The socket of the database; elsewhere a file is missing.
    (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect') ||
    /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/.test(
      (error as Error).message ?? '',
    )
  )
}

/** The loggable part, without values. A database error's own message can contain those of the row. */
function loggedError(error: unknown): object {
  const { name, code, message, stack, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  const isDatabaseError = code !== undefined && /^[0-9A-Z]{5}$/.test(code)
  return { error: { name, code, constraint, table, ...(!isDatabaseError && { message }), frames } }
}
