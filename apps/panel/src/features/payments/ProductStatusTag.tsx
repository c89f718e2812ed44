import type { ProductStatus } from '@vendor-panel/domain'
import { StatusTag, type Tone } from '@vendor-panel/ui'
import { CircleCheck, CircleOff, Clock, History, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'

const looks: Record<ProductStatus, { tone: Tone; icon: LucideIcon }> = {
  previous: { tone: 'neutral', icon: History },
  pending: { tone: 'info', icon: Clock },
  active: { tone: 'positive', icon: CircleCheck },
  passive: { tone: 'neutral', icon: CircleOff },
}

/** The status of a product on this day (PAY-17). */
export function ProductStatusTag({ status }: { status: ProductStatus }) {
  const intl = useIntl()
  return <StatusTag {...looks[status]}>{intl.formatMessage({ id: `payments.product.${status}` })}</StatusTag>
}
