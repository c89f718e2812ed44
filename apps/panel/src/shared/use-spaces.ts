import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { unanswered, useReadFailure } from './use-read-failure.ts'

/** The spaces of a provider as options of a `Select`; none if there is no provider, or the user may not read them. */
export function useSpaces(providerId: number | null) {
  const read = useQuery({ ...query('listCustomerSpaces', { query: { providerId: providerId ?? 0 } }), enabled: providerId !== null })
  const options = (read.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return { options, failure: useReadFailure(unanswered([read])) }
}
