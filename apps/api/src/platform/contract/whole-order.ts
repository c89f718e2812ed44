import { Refusal, type FieldRefusal } from './refusal.ts'

/** Refuses an order that does not contain each of the existing ids once (GAL-02, PROV-14, PROV-15). */
export function requireWholeOrder(wanted: readonly number[], present: readonly number[]): void {
  const problems: FieldRefusal[] = wanted.flatMap((id, index) =>
    !present.includes(id) || wanted.indexOf(id) < index ? [{ path: `ids[${index}]`, code: 'not_allowed' }] : [],
  )
  if (problems.length === 0 && wanted.length < present.length)
    problems.push({ path: 'ids', code: 'too_few', params: { min: present.length } })
  if (problems.length > 0) throw new Refusal(422, 'invalid', { errors: problems })
}
