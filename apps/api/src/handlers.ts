import { handlers as all } from './generated/handlers.ts'
import type { notYet } from './not-yet.ts'
import type { Handlers, OperationName } from './platform/contract/operation.ts'

type Built = Exclude<OperationName, (typeof notYet)[number]>
type Surplus = Exclude<keyof typeof all, Built>

/** Every operation that is built: a missing handler is a type error, and so is a handler of an operation in not-yet.ts. */
export const handlers: Handlers<Built> & { [Name in Surplus]: never } = all
