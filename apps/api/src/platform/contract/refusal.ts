import type { CodeParams, RefusalCode as DescribedCode } from '@vendor-panel/contract/codes'
import type { MessageId } from '../messages/sentence.ts'

/** A code that the contract describes and that has a message: `error.<code>` in the message files. */
export type RefusalCode = Extract<MessageId extends infer Id ? (Id extends `error.${infer Code}` ? Code : never) : never, DescribedCode>
/** The same for one field: `field.<code>`. */
export type FieldCode = MessageId extends infer Id ? (Id extends `field.${infer Code}` ? Code : never) : never
export type Params = Record<string, string | number>

export interface FieldRefusal {
  /** Path in the body or query, for example `prices[0].price` (ERR-06). */
  path: string
  code: FieldCode
  params?: Params
}

interface RefusalDetails {
  errors?: FieldRefusal[]
  params?: Params
  headers?: Record<string, string>
  /** Commits what the operation has written so far: the count of a failed try, a payment that the bank refused. */
  isCounted?: true
}

type CodeWithParams = RefusalCode & keyof CodeParams
/** A code and its details: `params` are exactly those that the contract declares for it. */
type CodeAndDetails =
  | [code: Exclude<RefusalCode, CodeWithParams>, details?: RefusalDetails & { params?: never }]
  | {
      [Code in CodeWithParams]: [code: Code, details: RefusalDetails & { params: Record<CodeParams[Code], string | number> }]
    }[CodeWithParams]

/**
 * Ends the operation with an error; its writes are rolled back, unless it says otherwise.
 * The message depends on the code and the language of the caller.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(
    status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 501 | 503,
    ...[code, details = {}]: CodeAndDetails
  ) {
    super(code)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** The request violates the contract; the fields have the errors, the message is the same for all (ERR-04). */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly errors: FieldRefusal[]

  constructor(errors: FieldRefusal[]) {
    super('invalid')
    this.errors = errors
  }
}

/** Returns the record, or refuses with 404 if there is none; the record of another customer gets the same answer. */
export function requireFound<Row extends object>(row: Row | undefined, refusal = new Refusal(404, 'not_found')): Row {
  if (row === undefined) throw refusal
  return row
}

/** Refuses with 409 if there are more records than allowed. */
export function requireAtMost(count: number, max: number): void {
  if (count > max) throw new Refusal(409, 'limit_reached', { params: { max } })
}
