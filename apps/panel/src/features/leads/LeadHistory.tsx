import type { components } from '@vendor-panel/contract'
import { Bdi, Icon, Stack, Text } from '@vendor-panel/ui'
import {
  CalendarClock,
  CircleX,
  DoorOpen,
  Eye,
  FileText,
  Footprints,
  Handshake,
  HeartCrack,
  Inbox,
  Mail,
  MailOpen,
  MessageCircle,
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
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'
import { LeadVisits } from './LeadVisits.tsx'

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
  whatsapp: MessageCircle,
  viewing: DoorOpen,
}

/** The history of a couple, newest first (LEAD-24). */
export function LeadHistory({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const history = usePages('listLeadHistory', { path: { leadId: lead.id } })
  return (
    <Stack gap="lg" className={styles.tab}>
      <LeadVisits leadId={lead.id} />
      <ListStates list={history} skeleton={<RowsSkeleton count={5} />} empty={intl.formatMessage({ id: 'leads.history.empty' })}>
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
      </ListStates>
      <ShowMore list={history} label={intl.formatMessage({ id: 'leads.history.more' })} />
    </Stack>
  )
}
