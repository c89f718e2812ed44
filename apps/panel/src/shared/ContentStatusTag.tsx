import type { ContentStatus } from '@vendor-panel/domain'
import { StatusTag, type Tone } from '@vendor-panel/ui'
import { CircleCheck, CircleX, Clock, EyeOff, type LucideIcon } from 'lucide-react'
import { useConfigLabel } from './use-config-label.ts'

const looks: Record<ContentStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  active: { tone: 'positive', icon: CircleCheck },
  passive: { tone: 'neutral', icon: EyeOff },
  rejected: { tone: 'critical', icon: CircleX },
}

/** The review status of a text, picture or item (GAL-13, ITEM-07). */
export function ContentStatusTag({ status }: { status: ContentStatus }) {
  const label = useConfigLabel('provider_item_statuses')
  return <StatusTag {...looks[status]}>{label(status) ?? ''}</StatusTag>
}
