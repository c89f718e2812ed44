import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import type { FieldProblem } from './field.ts'
import type { Refusal } from './shape-parts.ts'

export * from './generated/bounds.ts'
export * from './generated/filters.ts'
export * from './generated/shapes.ts'

/** The shape of a value: what `npm run generate` creates for each body of the contract (`createLeadNoteBody`). */
export type Shape<Value> = z.ZodMiniType<Value>

/**
 * The problems of a value, by field: the path, code and parameters that the server would return (ERR-06); empty if it is valid.
 * Combine it with the problems of a rule: `[...shapeProblems(createLeadNoteBody, body), ...noteProblems(body)]`.
 */
export function shapeProblems(shape: Shape<unknown>, value: unknown): FieldProblem[] {
  const result = readShape(shape, value)
  return result.ok ? [] : result.problems
}

/** External data typed by its shape, or its problems; accepts any input (ERR-06). */
export function readShape<Value>(
  shape: Shape<Value>,
  value: unknown,
): { ok: true; value: Value } | { ok: false; problems: FieldProblem[] } {
  const result = safeParse(shape, value, { reportInput: true })
  if (result.success) return { ok: true, value: result.data }
  // One problem for each field, the first, as the server reports.
  const byPath = new Map<string, FieldProblem>()
  for (const problem of result.error.issues.flatMap(problemsOf)) if (!byPath.has(problem.path)) byPath.set(problem.path, problem)
  return { ok: false, problems: [...byPath.values()] }
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknown_field' }))
  return [{ path: pathOf(issue.path), ...refusalOf(issue) }]
}

/** `['prices', 0, 'price']` → `prices[0].price` */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((above, part) => {
    if (typeof part === 'number') return `${above}[${part}]`
    return above === '' ? String(part) : `${above}.${String(part)}`
  }, '')
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  if (issue.code === 'custom' && issue.params) return issue.params as Refusal
  // An empty choice is null in a form.
  if ((issue.input ?? null) === null && issue.path.length > 0) return { code: 'required' }
  if (issue.code === 'invalid_value' && issue.values.some((value) => typeof value === typeof issue.input)) return { code: 'not_allowed' }
  return { code: issue.code === 'invalid_union' ? 'not_allowed' : 'kind' }
}
