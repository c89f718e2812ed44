import { isApiError } from '@vendor-panel/sdk'
import type { ComboBoxProps } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

type Read = { isError: boolean; refetch: () => Promise<unknown> }

/** The reads without an answer, but for those that the user may not do: Retry does not help there. */
export const unanswered = <One extends Read & { data: unknown; error: unknown }>(reads: readonly One[]): One[] =>
  reads.filter(({ data, error }) => data === undefined && !(isApiError(error) && error.status === 403))

/** The message of a `ComboBox`, with Retry, if one of the reads of its options failed; other choices show it in `LoadFailed`. */
export function useReadFailure(reads: readonly Read[]): ComboBoxProps['failure'] {
  const intl = useIntl()
  const failed = reads.filter(({ isError }) => isError)
  if (failed.length === 0) return undefined
  return {
    text: intl.formatMessage({ id: 'app.list.failed' }),
    retry: intl.formatMessage({ id: 'app.list.retry' }),
    onRetry: () => void Promise.all(failed.map((read) => read.refetch())),
  }
}
