import { Timeline, type TimelineStep, type Tone } from '@vendor-panel/ui'
import { CalendarClock, CircleCheck, CircleSlash, CircleX, Clock, CreditCard, ReceiptText, Undo2, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { cardText } from '../../shared/card-text.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import type { Payment } from './PaymentRow.tsx'

type Event = Payment['events'][number]

const looks: Record<Event['kind'], { tone: Tone; icon: LucideIcon }> = {
  due: { tone: 'info', icon: CalendarClock },
  tried: { tone: 'neutral', icon: CreditCard },
  refused: { tone: 'critical', icon: CircleX },
  cancelled: { tone: 'neutral', icon: CircleSlash },
  paid: { tone: 'positive', icon: CircleCheck },
  refunded: { tone: 'neutral', icon: Undo2 },
}

/** What happened to a payment: when it was due, each try, why it was refused, that it was paid, and its receipt. */
export function PaymentTimeline({ payment: { id, status, card, paidAt, events } }: { payment: Payment }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const titleOf = (kind: Event['kind']) => {
    if (kind !== 'tried') return intl.formatMessage({ id: `payments.event.${kind}` })
    return card
      ? intl.formatMessage({ id: 'payments.event.tried' }, { card: <bdi key="card">{cardText(card)}</bdi> })
      : intl.formatMessage({ id: 'payments.event.triedNoCard' })
  }
  const steps = events.map(({ kind, reason, at }, index): TimelineStep => ({
    id: index,
    ...looks[kind],
    title: titleOf(kind),
    // A payment is due on a day, not at an instant.
    time: { at, text: kind === 'due' ? format.day(at.slice(0, 10)) : format.moment(at, now) },
    children: reason && intl.formatMessage({ id: `payments.reason.${reason}` }),
  }))
  if (status === 'pending')
    steps.push({
      id: 'waiting',
      tone: 'info',
      icon: Clock,
      title: intl.formatMessage({ id: 'payments.event.waiting' }),
      children: intl.formatMessage({ id: 'payments.event.waitingBody' }),
    })
  if (paidAt !== null)
    steps.push({
      id: 'receipt',
      tone: 'neutral',
      icon: ReceiptText,
      title: intl.formatMessage({ id: 'payments.receipt.of' }, { number: String(id) }),
    })
  return <Timeline label={intl.formatMessage({ id: 'payments.history' })} steps={steps} />
}
