import { useQuery } from '@tanstack/react-query'
import { localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, ButtonLink, Icon } from '@vendor-panel/ui'
import { CalendarClock, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { dueKey } from '../shared/payable-key.ts'
import { paths } from '../shared/paths.ts'
import { useAtomValue } from '../shared/store.ts'
import { useFormat } from '../shared/use-format.ts'
import { useMinute } from '../shared/use-minute.ts'
import { useUser } from '../shared/user.ts'
import * as styles from './DueBanner.css.ts'
import { sessionState } from './session.ts'

/** On every page while a payment of the account is due: what, since when, and the way to pay it (AMB-18). */
export function DueBanner() {
  const intl = useIntl()
  const format = useFormat()
  const { details } = useUser()
  const today = localDate(useMinute(), details.timeZone)
  const state = useAtomValue(sessionState)
  const pendingPayments = state.status === 'in' ? state.session.accessToken.pendingPayments : []
  // The session has what was due when it was loaded; a payment on this page reads the list again.
  const { data } = useQuery({ ...query('listPendingPayments'), initialData: { data: pendingPayments }, staleTime: Infinity })
  const [first, ...others] = data.data
  if (!first) return null
  const { amount, currency, dueDate } = first
  const isOverdue = Temporal.PlainDate.compare(Temporal.PlainDate.from(dueDate), today) < 0
  return (
    <div className={styles.banner[isOverdue ? 'critical' : 'caution']}>
      <Icon icon={isOverdue ? CircleAlert : CalendarClock} />
      <span className={styles.text}>
        {intl.formatMessage(
          { id: isOverdue ? 'app.due.overdue' : 'app.due.by' },
          { amount: <Bdi key="amount">{format.money(amount, currency)}</Bdi>, day: format.day(dueDate) },
        )}
        {others.length > 0 && <span className={styles.more}> {intl.formatMessage({ id: 'app.due.more' }, { count: others.length })}</span>}
      </span>
      <ButtonLink size="sm" href={paths.checkout({}, { item: dueKey(first) })}>
        {intl.formatMessage({ id: 'app.due.pay' })}
      </ButtonLink>
    </div>
  )
}
