import { Bdi, Banner, Button, Icon, Inline, keepFocusIn, Link, Stack } from '@vendor-panel/ui'
import { Clock, Pencil, SendHorizontal, Trash2, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../../shared/paths.ts'
import { store } from '../../../shared/store.ts'
import { showToast } from '../../../shared/toasts.ts'
import { useFallbackFocus } from '../../../shared/use-fallback-focus.ts'
import { useFormat } from '../../../shared/use-format.ts'
import { useMinute } from '../../../shared/use-minute.ts'
import { useUser } from '../../../shared/user.ts'
import { callResultIds } from '../call-results.ts'
import { EntryEditor } from './EntryEditor.tsx'
import * as styles from './Outbox.css.ts'
import { outboxEntries } from './outbox-entries.ts'
import { isDoubtful, sentAgain, textOf, type OutboxEntry } from './outbox-entry.ts'
import { changeEntry, putEntry, sendNow } from './outbox.ts'

const tabs = {
  createLeadMessage: 'messages',
  createLeadSms: 'messages',
  createLeadNote: 'notes',
  createLeadInteraction: 'interactions',
} as const satisfies Record<OutboxEntry['operation'], string>

type OutboxEntriesProps = {
  entries: readonly OutboxEntry[]
  /** Names the couple of each entry, in a list for all couples; called when its link is followed. */
  onOpen?: () => void
}

/** Messages, notes and results that wait for the connection, or that the server has refused. */
export function OutboxEntries({ entries, onOpen }: OutboxEntriesProps) {
  const intl = useIntl()
  return (
    <Stack as="ul" gap="md" ref={keepFocusIn} aria-label={intl.formatMessage({ id: 'app.outbox.title' })}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} {...(onOpen && { onOpen })} />
      ))}
    </Stack>
  )
}

function useKind({ operation, body }: OutboxEntry): string {
  const intl = useIntl()
  if (operation === 'createLeadMessage') return intl.formatMessage({ id: 'leads.composer.email' })
  if (operation === 'createLeadSms') return intl.formatMessage({ id: 'leads.composer.sms' })
  if (operation === 'createLeadNote') return intl.formatMessage({ id: 'app.outbox.note' })
  const type = intl.formatMessage({ id: `leads.history.${body.type}` })
  return body.result ? `${type}: ${intl.formatMessage({ id: callResultIds[body.result] })}` : type
}

function Entry({ entry, onOpen }: { entry: OutboxEntry; onOpen?: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { id: userId } = useUser()
  const kind = useKind(entry)
  const [isEditing, setEditing] = useState(false)
  const editButton = useFallbackFocus(isEditing)
  const { id, refusal, leadId, couple } = entry
  const element = useRef<HTMLLIElement>(null)
  const isInThread = !onOpen
  useEffect(() => {
    if (isInThread) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isInThread])
  const values = { kind, couple }
  const change = async (next: (entry: OutboxEntry) => OutboxEntry | null): Promise<boolean> => {
    const isChanged = await changeEntry(userId, id, next)
    if (!isChanged) showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'app.outbox.isSent' }) })
    return isChanged
  }
  const send = async () => {
    if (refusal !== null && !(await change((stored) => sentAgain(stored, () => crypto.randomUUID())))) return
    await sendNow(true)
    const isWaiting = store.get(outboxEntries).some((one) => one.id === id && one.refusal === null)
    if (isWaiting) showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'app.outbox.stillOffline' }) })
  }
  const remove = async () => {
    if (!(await change(() => null))) return
    const restore = { text: intl.formatMessage({ id: 'app.undo' }), onPress: () => void putEntry(userId, entry) }
    showToast({ tone: 'positive', text: intl.formatMessage({ id: 'app.outbox.deleted' }), action: restore })
  }
  return (
    <li ref={element} className={styles.entry}>
      <p className={styles.meta}>
        <Icon icon={refusal ? TriangleAlert : Clock} size={12} />
        <span>
          {onOpen && (
            <>
              <Link href={paths.lead({ leadId }, { activeTab: tabs[entry.operation] })} onClick={onOpen}>
                <Bdi>{couple}</Bdi>
              </Link>{' '}
              ·{' '}
            </>
          )}
          {kind} ·{' '}
          {intl.formatMessage(
            { id: refusal ? 'app.outbox.refusedSince' : 'app.outbox.waitingSince' },
            { time: format.moment(entry.writtenAt, now) },
          )}
        </span>
      </p>
      {isEditing ? (
        <EntryEditor
          entry={entry}
          label={intl.formatMessage({ id: 'app.outbox.text' }, values)}
          onSave={change}
          onClose={() => setEditing(false)}
        />
      ) : (
        <p dir="auto" className={styles.text}>
          {textOf(entry)}
        </p>
      )}
      {refusal && (
        <Banner tone={isDoubtful(entry) ? 'caution' : 'critical'} {...(refusal.reason !== '' && { title: refusal.reason })}>
          {intl.formatMessage({
            id: isDoubtful(entry) ? 'app.outbox.doubtful' : refusal.code === 'not_found' ? 'app.outbox.missing' : 'app.outbox.refused',
          })}
        </Banner>
      )}
      {!isEditing && (
        <Inline gap="xs">
          <Button
            size="sm"
            icon={SendHorizontal}
            isIconDirectional
            aria-label={intl.formatMessage({ id: refusal ? 'app.outbox.sendAgainOf' : 'app.outbox.sendOf' }, values)}
            onPress={() => void send()}
          >
            {intl.formatMessage({ id: refusal ? 'app.outbox.sendAgain' : 'app.outbox.send' })}
          </Button>
          <Button
            ref={editButton}
            size="sm"
            variant="quiet"
            icon={Pencil}
            aria-label={intl.formatMessage({ id: 'app.outbox.editOf' }, values)}
            onPress={() => setEditing(true)}
          >
            {intl.formatMessage({ id: 'app.outbox.edit' })}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={Trash2}
            aria-label={intl.formatMessage({ id: 'app.outbox.deleteOf' }, values)}
            onPress={() => void remove()}
          >
            {intl.formatMessage({ id: 'app.outbox.delete' })}
          </Button>
        </Inline>
      )}
    </li>
  )
}
