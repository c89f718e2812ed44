import type { Hooks } from '../platform/hooks.ts'
import { importReviews } from './import-reviews.ts'
import { purgeChannels } from './reviews.queries.ts'

export const reviewHooks: Hooks = { jobs: { import_reviews: importReviews }, purge: purgeChannels }
