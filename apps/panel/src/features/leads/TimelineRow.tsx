import { callFailure } from '@vendor-panel/domain'
import { Bdi, Icon, Text } from '@vendor-panel/ui'
import {
  ArrowRightLeft,
  DoorOpen,
  MessageCircle,
  MessageSquare,
  Phone,
  PhoneIncoming,
  PhoneMissed,
  StickyNote,
  type LucideIcon,
} from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { callResultIds } from './call-results.ts'
import * as styles from './LeadTab.css.ts'
import type { TimelineEntry } from './use-timeline.ts'

type Shown = { icon: LucideIcon; title: string; detail: string | null; by: string | null }

const interactionIcons = { call: Phone, whatsapp: MessageCircle, viewing: DoorOpen } as const

/** One entry of the timeline of a couple: its kind, its text, who it was and when. */
export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { icon, title, detail, by } = shownOf(entry, intl)
  return (
    <li className={styles.entry}>
      <span className={styles.entryIcon}>
        <Icon icon={icon} size={14} />
      </span>
      <div>
        <Text weight="medium">{title}</Text>
        {detail && (
          <Text isProse dir="auto" tone="muted">
            {detail}
          </Text>
        )}
        {by && (
          <Text size="sm" tone="muted">
            {intl.formatMessage({ id: 'leads.history.by' }, { name: <Bdi key="name">{by}</Bdi> })}
          </Text>
        )}
      </div>
      <Text size="sm" tone="muted" isNumeric>
        <time dateTime={entry.at}>{format.moment(entry.at, now)}</time>
      </Text>
    </li>
  )
}

function shownOf(entry: TimelineEntry, intl: IntlShape): Shown {
  switch (entry.kind) {
    case 'interaction': {
      const { type, result, note, author } = entry.record
      const title = intl.formatMessage({ id: `leads.history.${type}` })
      const about = result === null ? title : `${title} · ${intl.formatMessage({ id: callResultIds[result] })}`
      return { icon: interactionIcons[type], title: about, detail: note, by: author?.name ?? null }
    }
    case 'call': {
      const { direction, result } = entry.record
      const isMissed = callFailure(entry.record) !== null
      const title = intl.formatMessage({ id: `leads.timeline.call.${direction}` })
      const outcome = result ? callResultIds[result] : isMissed ? ('leads.timeline.missed' as const) : null
      return {
        icon: isMissed ? PhoneMissed : direction === 'in' ? PhoneIncoming : Phone,
        title: outcome ? `${title} · ${intl.formatMessage({ id: outcome })}` : title,
        detail: null,
        by: null,
      }
    }
    case 'sms': {
      const { body, status } = entry.record
      const title =
        status === 'sent'
          ? intl.formatMessage({ id: 'leads.history.sms_sent' })
          : `${intl.formatMessage({ id: 'leads.composer.sms' })} · ${intl.formatMessage({ id: `leads.messages.${status}` })}`
      return { icon: MessageSquare, title, detail: body, by: null }
    }
    case 'action': {
      const { type, note, actor } = entry.record
      return { icon: ArrowRightLeft, title: intl.formatMessage({ id: `leads.action.${type}` }), detail: note, by: actor?.name ?? null }
    }
    case 'note': {
      const { body, author } = entry.record
      return { icon: StickyNote, title: intl.formatMessage({ id: 'leads.notes.body' }), detail: body, by: author.name }
    }
  }
}
