import { EmptyState } from '@vendor-panel/ui'
import { HeartHandshake } from 'lucide-react'
import { useIntl } from 'react-intl'
import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import './LeadSource.css.ts'
import { ResponseCoach } from './ResponseCoach.tsx'
import * as styles from './ResponseCoach.css.ts'

const LeadSwipe = lazily(withMessages(['leads.swipe'], () => import('./LeadSwipe.tsx').then((code) => code.LeadSwipe)))

/** Next to the list while no couple is open: whom to answer first. */
export function ChooseLead() {
  const intl = useIntl()
  return (
    <div className={styles.choose}>
      <EmptyState icon={HeartHandshake} title={intl.formatMessage({ id: 'leads.choose.title' })}>
        {intl.formatMessage({ id: 'leads.choose.body' })}
      </EmptyState>
      <ResponseCoach />
      {matchMedia('(any-pointer: coarse)').matches && <LeadSwipe />}
    </div>
  )
}
