import type { Hooks } from '../platform/hooks.ts'
import { importReviews, importRestored } from './import-reviews.ts'
import { purgeChannels } from './reviews.queries.ts'

export const reviewHooks: Hooks = {
  afterUndo: { review_channel: importRestored },
  jobs: { import_reviews: importReviews },
  purge: purgeChannels,
}
