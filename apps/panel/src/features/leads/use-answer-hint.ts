import { useIntl } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import type { AnswerHint } from './lead-row.ts'

const hintIds = { overdue: 'leads.row.overdue', answered: 'leads.row.answered', callAgain: 'leads.row.callAgain' } as const

/** The text of a hint: the minutes or hours that are left, later the weekday and time of the deadline. Screen readers get a sentence. */
export function useAnswerHint() {
  const intl = useIntl()
  const { timeZone } = useUser().details
  return (hint: NonNullable<AnswerHint>, dueAt: string | null): { shown: string; hour?: string; spoken?: string } => {
    if (hint.kind !== 'due') return { shown: intl.formatMessage({ id: hintIds[hint.kind] }) }
    const [hours, minutes] = [Math.floor(hint.minutes / 60), hint.minutes % 60]
    const long = (value: number, unit: 'hour' | 'minute') => intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })
    const left = [...(hours > 0 ? [long(hours, 'hour')] : []), ...(minutes > 0 ? [long(minutes, 'minute')] : [])]
    const spoken = intl.formatMessage({ id: 'leads.row.dueIn' }, { time: intl.formatList(left, { type: 'unit' }) })
    if (hours === 0) return { shown: intl.formatMessage({ id: 'leads.row.dueMinutes' }, { minutes }), spoken }
    if (hours < 12) {
      return { shown: intl.formatMessage({ id: 'leads.row.dueHours' }, { hours, minutes: String(minutes).padStart(2, '0') }), spoken }
    }
    const at = (options: Intl.DateTimeFormatOptions) => intl.formatDate(dueAt ?? undefined, { calendar: 'gregory', timeZone, ...options })
    const hour = { hour: 'numeric', minute: '2-digit' } as const
    const day = at({ weekday: 'long', ...hour })
    return { shown: at({ weekday: 'short' }), hour: at(hour), spoken: intl.formatMessage({ id: 'leads.row.dueDay' }, { day }) }
  }
}
