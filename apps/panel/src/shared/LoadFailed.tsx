import { Banner, Button } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

/** A part of the page that could not be read, and another try. */
export function LoadFailed({
  titleId = 'leads.tab.failed',
  onRetry,
}: {
  titleId?: 'leads.tab.failed' | 'leads.search.failed'
  onRetry: () => void
}) {
  const intl = useIntl()
  return (
    <Banner
      tone="critical"
      isLive
      title={intl.formatMessage({ id: titleId })}
      actions={
        <Button size="sm" onPress={onRetry}>
          {intl.formatMessage({ id: 'leads.error.retry' })}
        </Button>
      }
    />
  )
}
