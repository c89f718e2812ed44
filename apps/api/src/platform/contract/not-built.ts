/** Operations that are described but not built: a caller without access, or with invalid input, is refused as usual; all others get 501. */
import type { VendorContext } from './context.ts'
import type { ContractOperation } from './document.ts'
import { Refusal } from './refusal.ts'

/** Replaces the handler of an operation that is not built. A record of a kind that no folder can find does not exist yet. */
export function notBuilt({ parameters }: ContractOperation) {
  // A value of an enum is not the id of a record.
  const names = parameters.filter((parameter) => parameter.in === 'path' && !parameter.schema.enum).map(({ name }) => name)
  return async (context: VendorContext, { path }: { path: Record<string, number> }): Promise<never> => {
    for (const name of names)
      if (!('user' in context && (await context.hooks.finders[name]?.(context, path[name]!)))) throw new Refusal(404, 'not_found')
    throw new Refusal(501, 'not_implemented')
  }
}
