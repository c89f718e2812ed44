import { useIntl, type IntlShape } from 'react-intl'
import { useUser } from '../../shared/user.ts'
import type { AnswerHint } from './lead-row.ts'

const hintIds = { overdue: 'leads.row.overdue', answered: 'leads.row.answered', callAgain: 'leads.row.callAgain' } as const

type HintText = { shown: string; hour?: string; spoken?: string }

/** The text of a hint: the minutes or hours that are left, later the weekday and time of the deadline. Screen readers get a sentence. */
export function hintText(
  intl: Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatList' | 'formatDate'>,
  timeZone: string,
  hint: NonNullable<AnswerHint>,
  dueAt: string | null,
): HintText {
  if (hint.kind === 'overdue')
    return { shown: intl.formatMessage({ id: hintIds.overdue }), spoken: intl.formatMessage({ id: 'leads.row.overdueLong' }) }
  if (hint.kind !== 'due') return { shown: intl.formatMessage({ id: hintIds[hint.kind] }) }
  const [hours, minutes] = [Math.floor(hint.minutes / 60), hint.minutes % 60]
  if (hours >= 12) {
    const at = (options: Intl.DateTimeFormatOptions) => intl.formatDate(dueAt ?? undefined, { calendar: 'gregory', timeZone, ...options })
    const hour = at({ hour: 'numeric', minute: '2-digit' })
    const spoken = intl.formatMessage({ id: 'leads.row.dueDay' }, { weekday: at({ weekday: 'long' }), hour })
    return { shown: at({ weekday: 'short' }), hour, spoken }
  }
  const long = (value: number, unit: 'hour' | 'minute') => intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })
  const left = [...(hours > 0 ? [long(hours, 'hour')] : []), ...(minutes > 0 ? [long(minutes, 'minute')] : [])]
  const spoken = intl.formatMessage({ id: 'leads.row.dueIn' }, { time: intl.formatList(left, { type: 'unit' }) })
  const shown =
    hours === 0
      ? intl.formatMessage({ id: 'leads.row.dueMinutes' }, { minutes })
      : intl.formatMessage({ id: 'leads.row.dueHours' }, { hours, minutes: String(minutes).padStart(2, '0') })
  return { shown, spoken }
}

export function useAnswerHint() {
  const intl = useIntl()
  const { timeZone } = useUser().details
  return (hint: NonNullable<AnswerHint>, dueAt: string | null): HintText => hintText(intl, timeZone, hint, dueAt)
}
