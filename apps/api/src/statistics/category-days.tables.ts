/** No customer's table: sums over providers of at least three accounts (STAT-06). */
interface CategoryDaysTable {
  country_code: string
  category_id: number
  day: string
  providers: number
  visits: number
  leads: number
}

export interface CategoryDayTables {
  category_days: CategoryDaysTable
}
