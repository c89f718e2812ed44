import { useQuery } from '@tanstack/react-query'
import { configChoices } from '@vendor-panel/domain'
import { configQuery, type ConfigType } from './use-config-label.ts'

/** The items a form may offer: the active ones (CONF-15). */
export function useConfigChoices(itemType: ConfigType) {
  const { data } = useQuery(configQuery(itemType))
  return configChoices(data?.data ?? [], itemType).map(({ itemId, value }) => ({ value: itemId, label: value }))
}
