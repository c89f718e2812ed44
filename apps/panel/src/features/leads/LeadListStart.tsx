import { Button, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as styles from './LeadsPage.css.ts'

/** Above a list that starts at the couple of a link: leads to the whole list (ROUTE-22). */
export function LeadListStart({ onEnd }: { onEnd: () => void }) {
  const intl = useIntl()
  return (
    <div className={styles.start}>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'leads.start.text' })}
      </Text>
      <Button size="sm" variant="quiet" onPress={onEnd}>
        {intl.formatMessage({ id: 'leads.start.end' })}
      </Button>
    </div>
  )
}
