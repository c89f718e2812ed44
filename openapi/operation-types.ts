import type { operations } from './generated/schema.ts'

type Json<Content> = Content extends { content: { 'application/json': infer Value } } ? Value : undefined
type SuccessStatus = 200 | 201 | 202 | 204

/** The name of an operation: the one handle in contract, SDK, handler and test. */
export type OperationName = keyof operations
/** The JSON body an operation takes; `undefined` when it takes none. */
export type Body<Name extends OperationName> = operations[Name] extends { requestBody: infer Request } ? Json<Request> : undefined
/** The JSON answer of an operation's success; `undefined` for 204. */
export type Answer<Name extends OperationName> = Json<operations[Name]['responses'][keyof operations[Name]['responses'] & SuccessStatus]>
