/** The type of handlers: keyed by operation name and typed by the contract, so that a wrong status or body is a type error. */
import type { Readable } from 'node:stream'
import type { operations } from '@vendor-panel/contract'
import type { operationAccess } from '@vendor-panel/contract/access'
import type { Body, OperationName } from '@vendor-panel/contract/operation-types'
import type { UploadedFile } from '../files/file-store.ts'
import type { PublicContext, ServiceContext, VendorContext } from './context.ts'

export type { OperationName }

type Parameters<Name extends OperationName, Location extends 'path' | 'query'> =
  NonNullable<operations[Name]['parameters'][Location]> extends infer Found
    ? [Found] extends [never]
      ? Record<never, never>
      : Found
    : never

/** A form for a handler: its files are stored temporarily. */
type WithUploads<Form> = {
  [Key in keyof Form]: NonNullable<Form[Key]> extends Blob
    ? UploadedFile
    : NonNullable<Form[Key]> extends Blob[]
      ? UploadedFile[]
      : Form[Key]
}
type Received<Name extends OperationName> = operations[Name] extends { requestBody?: { content: { 'multipart/form-data': infer Form } } }
  ? WithUploads<Form>
  : Body<Name>

export interface Input<Name extends OperationName> {
  path: Parameters<Name, 'path'>
  query: Parameters<Name, 'query'>
  body: Received<Name>
}

type SuccessStatus = 200 | 201 | 202 | 204 | 302 | 303
type Responses<Name extends OperationName> = operations[Name]['responses']
type Answered<Response> = Response extends { content: { 'application/json': infer Value } }
  ? { body: Value }
  : Response extends { content: object }
    ? { body: Readable | Buffer; fileName?: string }
    : { body?: undefined }

/** The result of a handler: one of the successes of the contract, with its body, or with a file and its name. */
export type Outcome<Name extends OperationName> = {
  [Status in keyof Responses<Name> & SuccessStatus]: { status: Status; headers?: Record<string, string> } & Answered<
    Responses<Name>[Status]
  >
}[keyof Responses<Name> & SuccessStatus]

type Access<Name extends OperationName> = (typeof operationAccess)[Name]
export type Context<Name extends OperationName> =
  Access<Name> extends 'accessToken' ? VendorContext : Access<Name> extends 'serviceKey' ? ServiceContext : PublicContext

export type Handler<Name extends OperationName> = (context: Context<Name>, input: Input<Name>) => Promise<Outcome<Name>>
/** The handlers of a domain: none missing, none surplus. */
export type Handlers<Names extends OperationName> = { [Name in Names]: Handler<Name> }
