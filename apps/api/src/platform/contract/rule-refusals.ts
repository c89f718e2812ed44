import type { FieldProblem } from '@vendor-panel/domain'
import { Refusal, type FieldRefusal } from './refusal.ts'

/** Refuses the problems that a domain rule found, if any. */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw problemRefusal(...problems)
}

/** The refusal for the problems that a domain rule found. */
export function problemRefusal(...problems: readonly FieldProblem[]): Refusal {
  return new Refusal(422, 'invalid', { errors: problems.map(fieldRefusal) })
}

function fieldRefusal({ path, code, params }: FieldProblem): FieldRefusal {
  return params ? { path, code, params: { ...params } } : { path, code }
}
