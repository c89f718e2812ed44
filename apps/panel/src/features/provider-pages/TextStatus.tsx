import { StatusTag, type Tone } from '@vendor-panel/ui'
import { CircleCheck, CircleDashed, Clock, OctagonAlert, PencilLine, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { TextField } from './use-provider-texts.ts'

const looks: Record<TextField['status'], { tone: Tone; icon: LucideIcon }> = {
  active: { tone: 'positive', icon: CircleCheck },
  pending: { tone: 'info', icon: Clock },
  draft: { tone: 'neutral', icon: PencilLine },
  rejected: { tone: 'critical', icon: OctagonAlert },
  passive: { tone: 'neutral', icon: CircleDashed },
}

/** Where the last edit of a text stands (PROV-09). */
export function TextStatus({ status }: { status: TextField['status'] }) {
  const intl = useIntl()
  return <StatusTag {...looks[status]}>{intl.formatMessage({ id: `provider-pages.status.${status}` })}</StatusTag>
}
