import type { operations } from './generated/schema.ts'

/** The content of a request or an answer: JSON, or a `Blob` for a file. */
type Carried<Part> = Part extends { content: infer Content } ? Content[keyof Content] : undefined
type SuccessStatus = 200 | 201 | 202 | 204 | 302 | 303
type FileNames<Form> = { [Key in keyof Form]-?: NonNullable<Form[Key]> extends Blob | Blob[] ? Key : never }[keyof Form]
type Form<Name extends OperationName> = operations[Name] extends { requestBody?: { content: { 'multipart/form-data': infer Fields } } }
  ? Fields
  : never

/** The name of an operation, the same in contract, SDK, handler and test. */
export type OperationName = keyof operations
/** The body of an operation, files as `Blob`; `undefined` if it has none. */
export type Body<Name extends OperationName> = Carried<operations[Name]['requestBody']>
/** The same without files. */
export type BodyFields<Name extends OperationName> = [Form<Name>] extends [never] ? Body<Name> : Omit<Form<Name>, FileNames<Form<Name>>>
/** The successful answer of an operation, a `Blob` for a file; `undefined` for 204. */
export type Answer<Name extends OperationName> = Carried<operations[Name]['responses'][keyof operations[Name]['responses'] & SuccessStatus]>
