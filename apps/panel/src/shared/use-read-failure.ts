import type { ComboBoxProps } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

type Read = { isError: boolean; refetch: () => Promise<unknown> }

/** What a `ComboBox` says, with Retry, if one of the reads of its options failed. */
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
