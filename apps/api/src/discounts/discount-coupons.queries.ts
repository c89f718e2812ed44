import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/db/kysely.ts'
import type { DiscountTables } from './discounts.tables.ts'

/** A coupon by its code, ignoring case (PAY-12). */
export function findCoupon(db: Db, code: string): Promise<Selectable<DiscountTables['discount_coupons']> | undefined> {
  return db
    .selectFrom('discount_coupons')
    .selectAll()
    .where('code', '=', sql<string>`upper(${code.trim()})`)
    .executeTakeFirst()
}
