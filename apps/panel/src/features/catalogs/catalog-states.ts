import type { CatalogState } from '@vendor-panel/domain'
import type { Tone } from '@vendor-panel/ui'
import { CalendarClock, CircleCheck, Hourglass, TriangleAlert, type LucideIcon } from 'lucide-react'

/** Tint and shape of each state of a price list. */
export const catalogStates: Record<CatalogState, { tone: Tone; icon: LucideIcon }> = {
  current: { tone: 'positive', icon: CircleCheck },
  soon: { tone: 'caution', icon: Hourglass },
  future: { tone: 'info', icon: CalendarClock },
  expired: { tone: 'critical', icon: TriangleAlert },
}

/** Lists that apply now come first, those that are over last. */
export const stateOrder: readonly CatalogState[] = ['current', 'soon', 'future', 'expired']
