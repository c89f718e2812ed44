import { sql, type Expression, type ExpressionBuilder, type SqlBool, type StringReference } from 'kysely'

/**
 * The readable rows: those of the linked providers, or of all providers of the account (LEAD-52, PERM-08). A signed-in user has these
 * fields.
 */
export interface ProviderReader {
  customerId: number
  providerIds: readonly number[] | 'all'
}

/** For `where`: whether the user sees the provider in the column. */
export function seesProvider<Database, Table extends keyof Database>(
  of: ExpressionBuilder<Database, Table>,
  column: StringReference<Database, Table>,
  providerIds: ProviderReader['providerIds'],
): Expression<SqlBool> {
  return providerIds === 'all' ? of.lit(true) : sql<SqlBool>`${of.ref(column)} = any(${[...providerIds]})`
}
