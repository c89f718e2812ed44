/** No customer's table: averages over at least three providers (RESP-07). */
interface CategoryResponsesTable {
  country_code: string
  category_id: number
  mean_minutes: number
  providers: number
}

export interface StatisticsTables {
  category_responses: CategoryResponsesTable
}
