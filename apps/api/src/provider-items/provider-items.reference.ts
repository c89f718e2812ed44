import { contentStatuses } from '@vendor-panel/domain'
import type { Reference } from '../configs/config-items.ts'

export const providerItemReference: Reference = {
  provider_item_statuses: contentStatuses,
}
