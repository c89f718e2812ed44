import type { FieldProblem } from '@vendor-panel/domain'
import { Refusal, type FieldRefusal } from './refusal.ts'

/** Refuses with what a rule of the domain found wrong, if it found anything. */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw problemRefusal(...problems)
}

/** The refusal of what a rule of the domain found wrong. */
export function problemRefusal(...problems: readonly FieldProblem[]): Refusal {
  return new Refusal(422, 'invalid', { errors: problems.map(fieldRefusal) })
}

function fieldRefusal({ path, code, params }: FieldProblem): FieldRefusal {
  return params ? { path, code, params: { ...params } } : { path, code }
}
