import { useQuery } from '@tanstack/react-query'
import { allowedCategoryIds, campaignId } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'

/** The categories in which a firm may be referred, and the campaign; its id is read from configuration by its type (REFER-03, REFER-10). */
export function useReferralChoices() {
  const configs = useQuery(query('listConfigs', { query: { itemTypes: ['allowed_provider_category_ids', 'campaign_id'] } }))
  const categories = useQuery(query('listCategories'))
  const items = configs.data?.data ?? []
  const categoryIds = allowedCategoryIds(items)
  return {
    categoryIds,
    categories: (categories.data?.data ?? [])
      .filter(({ id }) => categoryIds.includes(String(id)))
      .map(({ id, name }) => ({ value: String(id), label: name })),
    campaign: campaignId(items, 'referral'),
    isFailed: [configs, categories].some(({ isError, data }) => isError && !data),
    retry: () => void Promise.all([configs, categories].filter(({ isError }) => isError).map((read) => read.refetch())),
  }
}
