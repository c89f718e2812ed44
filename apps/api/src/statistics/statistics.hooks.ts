import type { Hooks } from '../platform/hooks.ts'
import { countPageDays } from './count-page-days.ts'
import { measureCategories } from './measure-categories.ts'
import { measureCategoryDays } from './measure-category-days.ts'
import { measureCategoryReviews } from './measure-category-reviews.ts'

export const statisticsHooks: Hooks = {
  jobs: {
    measure_categories: measureCategories,
    measure_category_days: measureCategoryDays,
    measure_category_reviews: measureCategoryReviews,
    count_page_days: countPageDays,
  },
  timetable: {
    measure_categories: '7 * * * *',
    measure_category_days: '11 * * * *',
    measure_category_reviews: '13 * * * *',
    count_page_days: '*/5 * * * *',
  },
}
