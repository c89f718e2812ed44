import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import type { AnswerHint } from './lead-row.ts'

const hintIds = { overdue: 'leads.row.overdue', answered: 'leads.row.answered', callAgain: 'leads.row.callAgain' } as const

/** The text of an answer hint: the minutes or hours that are left, later the weekday and time at which the answer is due. */
export function useAnswerHint() {
  const intl = useIntl()
  const { timeZone } = useUser().details
  return (hint: NonNullable<AnswerHint>, dueAt: string | null): string => {
    if (hint.kind !== 'due') return intl.formatMessage({ id: hintIds[hint.kind] })
    if (hint.minutes < 60) return intl.formatMessage({ id: 'leads.row.dueMinutes' }, { minutes: hint.minutes })
    if (hint.minutes < 12 * 60)
      return intl.formatMessage(
        { id: 'leads.row.dueHours' },
        { hours: Math.floor(hint.minutes / 60), minutes: String(hint.minutes % 60).padStart(2, '0') },
      )
    const day = intl.formatDate(dueAt ?? undefined, { calendar: 'gregory', timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })
    return intl.formatMessage({ id: 'leads.row.dueDay' }, { day })
  }
}
