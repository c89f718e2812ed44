import type { components } from '@vendor-panel/contract'
import { useQuery } from '@tanstack/react-query'
import { configLabel } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'

export type ConfigType = components['schemas']['ConfigItemType']

/** The items of one type, cached for seven days: the list of couples needs only one type. */
export const configQuery = (itemType: ConfigType) => query('listConfigs', { query: { itemTypes: [itemType] } })

/** Finds the label of a configuration item; passive ones too, for old records (CONF-15). */
export function useConfigLabel(itemType: ConfigType) {
  const { data } = useQuery(configQuery(itemType))
  return (itemId: string | null) => (data && itemId !== null ? configLabel(data.data, itemType, itemId) : undefined)
}
