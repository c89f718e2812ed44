import type { components } from '@vendor-panel/contract'
import { StatusTag, type Tone } from '@vendor-panel/ui'
import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import { useConfigLabel } from './use-config-label.ts'

type PaymentStatus = components['schemas']['PaymentStatus']

const looks: Record<PaymentStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  paid: { tone: 'positive', icon: CircleCheck },
  failed: { tone: 'critical', icon: CircleX },
  refunded: { tone: 'neutral', icon: Undo2 },
}

/** The status of a payment (PAY-11). */
export function PaymentStatusTag({ status }: { status: PaymentStatus }) {
  const label = useConfigLabel('payment_status')
  return <StatusTag {...looks[status]}>{label(status) ?? ''}</StatusTag>
}
