import { sql, type Expression, type ExpressionBuilder, type SqlBool, type StringReference } from 'kysely'

/** For `where`: whether the user sees the provider that the column names. An account manager sees all of the account's (LEAD-52, PERM-08). */
export function seesProvider<Database, Table extends keyof Database>(
  of: ExpressionBuilder<Database, Table>,
  column: StringReference<Database, Table>,
  providerIds: readonly number[] | 'all',
): Expression<SqlBool> {
  return providerIds === 'all' ? of.lit(true) : sql<SqlBool>`${of.ref(column)} = any(${[...providerIds]})`
}
