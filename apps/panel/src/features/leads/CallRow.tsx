import type { components } from '@vendor-panel/contract'
import { callFailure } from '@vendor-panel/domain'
import { Bdi, Button, Icon, Link, Text } from '@vendor-panel/ui'
import { PhoneCall, PhoneIncoming, PhoneMissed, PhoneOutgoing } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PhoneText } from '../../shared/PhoneText.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { callResultIds } from './call-results.ts'
import * as styles from './LeadTab.css.ts'

export type CallRecord = components['schemas']['CallRecord']

/** The text of each failure, verbatim (COMM-04, COMM-05, MSG-24). */
const failures = {
  vendor_unreachable: 'leads.calls.vendorUnreachable',
  line_disconnected: 'leads.calls.disconnected',
  couple_unreachable: 'app.failed',
} as const

/** One call: direction, start, duration, result, and the recording if there is one (COMM-06). */
export function CallRow({ call, onResult }: { call: CallRecord; onResult: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { direction, status, startedAt, durationSeconds, result, number, code, recordingUrl } = call
  const failure = callFailure(call)
  const icon = failure ? PhoneMissed : status === 'ongoing' ? PhoneCall : direction === 'in' ? PhoneIncoming : PhoneOutgoing
  const facts = [
    status === 'ongoing'
      ? intl.formatMessage({ id: 'leads.calls.ongoing' })
      : durationSeconds
        ? intl.formatMessage({ id: 'leads.calls.duration' }, { minutes: Math.floor(durationSeconds / 60), seconds: durationSeconds % 60 })
        : null,
    result && intl.formatMessage({ id: callResultIds[result] }),
  ].filter((fact) => fact !== null)
  return (
    <li className={styles.entry}>
      <span className={styles.entryIcon}>
        <Icon icon={icon} size={14} />
      </span>
      <div>
        <Text weight="medium">{intl.formatMessage({ id: `leads.calls.${direction}` })}</Text>
        {facts.length > 0 && <Text isNumeric>{facts.join(' · ')}</Text>}
        {failure && <Text tone="critical">{intl.formatMessage({ id: failures[failure] })}</Text>}
        <Text size="sm" tone="muted">
          {intl.formatMessage(
            { id: 'leads.calls.through' },
            {
              number: <PhoneText key="number" phone={number} />,
              code: (
                <Bdi key="code" isLatin>
                  {code}
                </Bdi>
              ),
            },
          )}
        </Text>
        {recordingUrl && (
          <Link variant="standalone" href={recordingUrl} target="_blank">
            {intl.formatMessage({ id: 'leads.calls.recording' })}
          </Link>
        )}
        {status === 'ended' && result === null && (
          <Button size="sm" onPress={onResult}>
            {intl.formatMessage({ id: 'leads.calls.enterResult' })}
          </Button>
        )}
      </div>
      <Text size="sm" tone="muted" isNumeric>
        <time dateTime={startedAt}>{format.moment(startedAt, now)}</time>
      </Text>
    </li>
  )
}
