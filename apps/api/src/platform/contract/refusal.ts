import type { CodeParams, RefusalCode as DescribedCode } from '@vendor-panel/contract/codes'
import type { MessageId } from '../messages/sentence.ts'

/** A code that the contract describes and that has a sentence: `error.<code>` in the message files. */
export type RefusalCode = Extract<MessageId extends infer Id ? (Id extends `error.${infer Code}` ? Code : never) : never, DescribedCode>
/** The same for one field: `field.<code>`. */
export type FieldCode = MessageId extends infer Id ? (Id extends `field.${infer Code}` ? Code : never) : never
export type Params = Record<string, string | number>

export interface FieldRefusal {
  /** Where in the body or query, for example `prices[0].price` (ERR-06). */
  path: string
  code: FieldCode
  params?: Params
}

interface RefusalDetails {
  errors?: FieldRefusal[]
  params?: Params
  headers?: Record<string, string>
  /** Keeps what the operation has written so far, which must be the count of a try that failed and nothing else. */
  isCounted?: true
}

type CodeWithParams = RefusalCode & keyof CodeParams
/** A code and its details: `params` are exactly those that the contract says its answer carries. */
type CodeAndDetails =
  | [code: Exclude<RefusalCode, CodeWithParams>, details?: RefusalDetails & { params?: never }]
  | {
      [Code in CodeWithParams]: [code: Code, details: RefusalDetails & { params: Record<CodeParams[Code], string | number> }]
    }[CodeWithParams]

/**
 * Ends the operation with an answer that is not a success; nothing the operation wrote is kept, unless it says so.
 * The sentence is chosen by the code, in the language of the caller.
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

/** What was sent is not what the contract describes; the fields say what to mend, the sentence is the same for all (ERR-04). */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly errors: FieldRefusal[]

  constructor(errors: FieldRefusal[]) {
    super('invalid')
    this.errors = errors
  }
}

/** Returns the record, or refuses with 404 where there is none; the record of another customer is answered in the same way. */
export function requireFound<Row extends object>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal(404, 'not_found')
  return row
}
