/** In tests a refusal must be one that the contract names: a code that nobody can read about is a mistake of ours. */
import type { ContractOperation } from './document.ts'
import { Refusal } from './refusal.ts'
import { generalFieldCodes } from './validation.ts'

/** What is wrong about a refusal, by the contract; nothing about a 501, and about a body or an address that nobody could read. */
export function undeclared({ name, refusals }: ContractOperation, error: unknown): string | undefined {
  if (!(error instanceof Refusal) || error.status === 501 || error.code === 'malformed') return undefined
  const declared = refusals.get(error.status) ?? []
  const fields = (error.details.errors ?? []).map(({ code }) => code).filter((code) => !generalFieldCodes.has(code))
  const unknown = [error.code, ...fields].filter((code) => !declared.includes(code))
  return unknown.length > 0
    ? `${name} refuses with ${error.status} \`${unknown.join('`, `')}\`, which its contract does not name`
    : undefined
}
