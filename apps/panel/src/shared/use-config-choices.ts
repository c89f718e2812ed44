import { useQuery } from '@tanstack/react-query'
import { configChoices } from '@vendor-panel/domain'
import { configQuery, type ConfigType } from './use-config-label.ts'
import { unanswered, useReadFailure } from './use-read-failure.ts'

/** The items a form may offer: the active ones (CONF-15). */
export function useConfigChoices(itemType: ConfigType) {
  const read = useQuery(configQuery(itemType))
  const options = configChoices(read.data?.data ?? [], itemType).map(({ itemId, value }) => ({ value: itemId, label: value }))
  return { options, failure: useReadFailure(unanswered([read])) }
}
