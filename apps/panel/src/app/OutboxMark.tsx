import { useQueryClient } from '@tanstack/react-query'
import { Button, Icon } from '@vendor-panel/ui'
import { CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { outboxEntries } from '../features/leads/outbox/outbox-entries.ts'
import { openOutbox, sendNow } from '../features/leads/outbox/outbox.ts'
import { useApi } from '../shared/api.ts'
import { lazily } from '../shared/lazily.tsx'
import { useAtomValue } from '../shared/store.ts'
import { showToast } from '../shared/toasts.ts'
import { useUser } from '../shared/user.ts'
import { withMessages } from '../shared/with-messages.ts'
import { connection } from './connection.ts'
import * as styles from './OutboxMark.css.ts'

const OutboxDialog = lazily(
  withMessages(['leads', 'leads.detail', 'leads.calls'], () =>
    import('../features/leads/outbox/OutboxDialog.tsx').then((code) => code.OutboxDialog),
  ),
)

/** Whether the panel is offline, and how much waits to be sent. A subtle mark, not an alert: the data may be out of date (REAL-06). */
export function OutboxMark() {
  const intl = useIntl()
  const isConnected = useAtomValue(connection)
  const entries = useOutboxOfUser()
  const [isOpen, setIsOpen] = useState(false)
  // Offline it could not be loaded any more.
  useEffect(() => void OutboxDialog.preload(), [])
  const isRefused = entries.some(({ refusal }) => refusal !== null)
  return (
    <>
      <span role="status" className={styles.offline}>
        {!isConnected && (
          <>
            <Icon icon={CloudOff} />
            <span className={styles.offlineText}>{intl.formatMessage({ id: 'app.offline' })}</span>
          </>
        )}
      </span>
      {entries.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          icon={isRefused ? TriangleAlert : CloudUpload}
          aria-haspopup="dialog"
          onHoverStart={OutboxDialog.preload}
          onPress={() => setIsOpen(true)}
        >
          {intl.formatMessage({ id: isRefused ? 'app.outbox.refusedCount' : 'app.outbox.count' }, { count: entries.length })}
        </Button>
      )}
      {isOpen && <OutboxDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The outbox is sent when the browser is online again, and when the feed is connected again. */
function useOutboxOfUser() {
  const intl = useIntl()
  const api = useApi()
  const client = useQueryClient()
  const { id: userId } = useUser()
  const isConnected = useAtomValue(connection)
  const onSent = useEffectEvent((count: number) => {
    void client.invalidateQueries()
    if (count > 0) showToast({ tone: 'positive', text: intl.formatMessage({ id: 'app.outbox.sent' }, { count }) })
  })
  useEffect(() => openOutbox({ userId, api, onSent: (count) => onSent(count) }), [api, userId])
  useEffect(() => {
    if (isConnected) void sendNow()
  }, [isConnected])
  return useAtomValue(outboxEntries)
}
