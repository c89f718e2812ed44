import type { components } from '@vendor-panel/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'

type ConfigType = components['schemas']['ConfigItemType']
// One type per read: the list needs only the first, and each is cached for seven days.
const configQuery = (itemType: ConfigType) => query('listConfigs', { query: { itemTypes: [itemType] } })

/** Finds the label of a configuration item; passive ones too, for old records (CONF-15). */
export function useConfigLabel(itemType: ConfigType) {
  const { data } = useQuery(configQuery(itemType))
  return (itemId: string | null) => data?.data.find((item) => item.itemId === itemId)?.value
}

/** The items a form may offer: the active ones (CONF-15). */
export function useConfigChoices(itemType: ConfigType) {
  const { data } = useQuery(configQuery(itemType))
  return (data?.data ?? []).filter((item) => item.status === 'active').map(({ itemId, value }) => ({ value: itemId, label: value }))
}
