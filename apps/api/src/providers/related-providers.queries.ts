import type { Db } from '../platform/db/kysely.ts'

export type RelatedProviderRow = Awaited<ReturnType<typeof findRelatedProviders>>[number]

/** The providers related to this one, in their order. */
export function findRelatedProviders(db: Db, customerId: number, providerId: number) {
  return db
    .selectFrom('related_providers as relation')
    .innerJoin('providers as related', (join) =>
      join.onRef('related.customer_id', '=', 'relation.customer_id').onRef('related.id', '=', 'relation.related_provider_id'),
    )
    .select(['relation.id', 'relation.position', 'related.id as provider_id', 'related.name', 'related.city'])
    .select(['related.category_id', 'related.category_name'])
    .where('relation.customer_id', '=', customerId)
    .where('relation.provider_id', '=', providerId)
    .orderBy('relation.position')
    .orderBy('relation.id')
    .execute()
}

export async function insertRelatedProvider(
  db: Db,
  relation: { customer_id: number; provider_id: number; related_provider_id: number; position: number },
): Promise<number> {
  return (await db.insertInto('related_providers').values(relation).returning('id').executeTakeFirstOrThrow()).id
}

export async function deleteRelatedProvider(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('related_providers').where('customer_id', '=', customerId).where('id', '=', id).execute()
}
