import { Button, ErrorBanner } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'

/** A section that could not be read, with Retry; the rest of the page stays. */
export function LoadFailed({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorBanner
      actions={
        <Button size="sm" onPress={onRetry}>
          {intl.formatMessage({ id: 'app.list.retry' })}
        </Button>
      }
    >
      {title ?? intl.formatMessage({ id: 'app.list.failed' })}
    </ErrorBanner>
  )
}
