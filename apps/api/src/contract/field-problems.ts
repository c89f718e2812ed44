import type { FieldProblem } from '@vendor-panel/domain'
import { Refusal, type FieldRefusal } from './refusal.ts'

/** Refuses what the rules found wrong in the fields of a body, if anything. */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  // A code of a rule whose sentence is missing is found by the test of the operation: the contract names it.
  if (problems.length > 0) throw new Refusal(422, 'invalid', { errors: problems as FieldRefusal[] })
}
