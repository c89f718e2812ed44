import { EmptyState } from '@vendor-panel/ui'
import { Hourglass } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as styles from './LeadTab.css.ts'

/** States that this tab is not built yet, and its purpose. */
export function NotYetTab({ tab }: { tab: 'offer' | 'interactions' | 'call-data' }) {
  const intl = useIntl()
  return (
    <div className={styles.tab}>
      <EmptyState icon={Hourglass} title={intl.formatMessage({ id: 'leads.later.title' })}>
        {intl.formatMessage({ id: `leads.later.${tab}` })}
      </EmptyState>
    </div>
  )
}
