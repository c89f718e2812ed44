import type { components } from '@vendor-panel/contract'
import { Bdi, Button, Icon, Stack, Text } from '@vendor-panel/ui'
import {
  CalendarClock,
  CircleX,
  Eye,
  FileText,
  Footprints,
  Handshake,
  HeartCrack,
  Inbox,
  Mail,
  MailOpen,
  MessageSquare,
  MessageSquareText,
  Phone,
  PhoneCall,
  RotateCcw,
  ShieldAlert,
  Store,
  StickyNote,
  ThumbsUp,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { usePages } from '../../shared/use-pages.ts'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'

type HistoryType = components['schemas']['LeadHistoryType']

const icons: Record<HistoryType, LucideIcon> = {
  call_again: PhoneCall,
  deal: Handshake,
  email_sent: Mail,
  email_received: MailOpen,
  sms_sent: MessageSquare,
  sms_received: MessageSquareText,
  info_request: Inbox,
  like: ThumbsUp,
  note_added: StickyNote,
  lead: Eye,
  visit_log: Footprints,
  offer: FileText,
  reject: CircleX,
  not_wedding: HeartCrack,
  other_provider: Store,
  reopen: RotateCcw,
  spam_report: ShieldAlert,
  undo: Undo2,
  call: Phone,
  appointment: CalendarClock,
}

/** What happened with a couple, newest first (LEAD-24). */
export function LeadHistory({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const history = usePages('listLeadHistory', lead.id)
  return (
    <Stack gap="lg" className={styles.tab}>
      {history.isLoading ? (
        <RowsSkeleton count={5} />
      ) : history.isFailed ? (
        <LoadFailed onRetry={history.retry} />
      ) : history.rows.length === 0 ? (
        <Text tone="muted">{intl.formatMessage({ id: 'leads.history.empty' })}</Text>
      ) : (
        <Stack as="ul" gap="lg">
          {history.rows.map(({ id, type, at, actor, detail }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.entryIcon}>
                <Icon icon={icons[type]} size={14} />
              </span>
              <div>
                <Text weight="medium">{intl.formatMessage({ id: `leads.history.${type}` })}</Text>
                {detail && (
                  <Text isProse dir="auto" tone="muted">
                    {detail}
                  </Text>
                )}
                {actor && (
                  <Text size="sm" tone="muted">
                    {intl.formatMessage({ id: 'leads.history.by' }, { name: <Bdi key="name">{actor.name}</Bdi> })}
                  </Text>
                )}
              </div>
              <Text size="sm" tone="muted" isNumeric>
                <time dateTime={at}>{format.moment(at, now)}</time>
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {history.hasMore && (
        <Button variant="quiet" isPending={history.isMoreLoading} onPress={history.showMore}>
          {intl.formatMessage({ id: 'leads.history.more' })}
        </Button>
      )}
    </Stack>
  )
}
