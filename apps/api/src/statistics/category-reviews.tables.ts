/** No customer's table: means over providers among which no account can be singled out (STAT-06). */
export interface CategoryReviewTables {
  category_reviews: {
    country_code: string
    category_id: number
    mean_reviews: number
    mean_stars: number
    /** How many have reviews. */
    providers: number
  }
}
