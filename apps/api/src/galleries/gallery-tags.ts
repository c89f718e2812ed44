import type { FieldProblem } from '@vendor-panel/domain'
import type { Db } from '../platform/db/kysely.ts'
import { listConfigItems } from '../configs/configs.queries.ts'

/** The problems of tags: each is offered (CONF-15), or was chosen before, and named once. */
export async function tagProblems(db: Db, tagIds: readonly number[], before: readonly number[]): Promise<FieldProblem[]> {
  if (tagIds.length === 0) return []
  const items = await listConfigItems(db, ['gallery_tag'])
  const offered = new Set([...before, ...items.filter(({ status }) => status === 'active').map(({ id }) => id)])
  return tagIds.flatMap((id, index) =>
    offered.has(id) && tagIds.indexOf(id) === index ? [] : [{ path: `tagIds[${index}]`, code: 'not_allowed' as const }],
  )
}
