/** In tests a refusal must be declared by the contract: an undocumented code is a defect. */
import type { ContractOperation } from './document.ts'
import { Refusal } from './refusal.ts'
import { generalFieldCodes } from './validation.ts'

/** How a refusal violates the contract; undefined for a 501, and for a body or URL that could not be parsed. */
export function undeclared({ name, refusals }: ContractOperation, error: unknown): string | undefined {
  if (!(error instanceof Refusal) || error.status === 501 || error.code === 'malformed') return undefined
  const declared = refusals.get(error.status) ?? []
  const fields = (error.details.errors ?? []).map(({ code }) => code).filter((code) => !generalFieldCodes.has(code))
  const unknown = [error.code, ...fields].filter((code) => !declared.includes(code))
  return unknown.length > 0
    ? `${name} refuses with ${error.status} \`${unknown.join('`, `')}\`, which its contract does not name`
    : undefined
}
