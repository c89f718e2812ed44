import type { components } from '@vendor-panel/contract'
import { mayChangeNote } from '@vendor-panel/domain'
import { createLeadNoteBounds, updateLeadNoteBounds } from '@vendor-panel/domain/shape'
import { useMutate } from '@vendor-panel/sdk/query'
import { Bdi, Button, ConfirmDialog, Inline, Stack, Text, TextArea } from '@vendor-panel/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUnsavedChanges } from '../../shared/navigation.ts'
import { showToast } from '../../shared/toasts.ts'
import { useUser } from '../../shared/user.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'

type LeadNote = components['schemas']['LeadNote']
const outcome = { refetch: ['listLeadNotes', 'listLeadHistory'] } as const

/** What the team wants to remember of a couple. */
export function LeadNotes({ lead, newNote, onNewNote }: { lead: Lead; newNote: string; onNewNote: (body: string) => void }) {
  const intl = useIntl()
  const notes = usePages('listLeadNotes', { path: { leadId: lead.id } })
  return (
    <Stack gap="xl" className={styles.tab}>
      <NewNote lead={lead} body={newNote} onBody={onNewNote} />
      <ListStates list={notes} empty={intl.formatMessage({ id: 'leads.notes.empty' })}>
        <Stack as="ul" gap="lg">
          {notes.rows.map((note) => (
            <Note key={note.id} lead={lead} note={note} />
          ))}
        </Stack>
      </ListStates>
      <ShowMore list={notes} label={intl.formatMessage({ id: 'leads.notes.more' })} />
    </Stack>
  )
}

function NewNote({ lead, body, onBody }: { lead: Lead; body: string; onBody: (body: string) => void }) {
  const intl = useIntl()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const note = useMutate('createLeadNote', {
    refetch: [...outcome.refetch],
    onSuccess: () => {
      onBody('')
      setKey(crypto.randomUUID())
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'leads.notes.added' }) })
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim() !== '') note.mutate({ path: { leadId: lead.id }, body: { body }, idempotencyKey: key })
      }}
    >
      <Stack gap="sm">
        <TextArea
          label={intl.formatMessage({ id: 'leads.notes.new' })}
          description={intl.formatMessage({ id: 'leads.notes.help' })}
          value={body}
          onChange={(text) => {
            onBody(text)
            // Other words are another note.
            if (!note.isPending) setKey(crypto.randomUUID())
          }}
          maxLength={createLeadNoteBounds.body.maxLength}
        />
        <Inline>
          <Button type="submit" isPending={note.isPending} isDisabled={body.trim() === ''}>
            {intl.formatMessage({ id: 'leads.notes.add' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

function Note({ lead, note }: { lead: Lead; note: LeadNote }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const user = useUser()
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  const values = { author: note.author.name, date: format.moment(note.createdAt, now) }
  const canChange = mayChangeNote(user, { authorId: note.author.id })
  const removal = useMutate('deleteLeadNote', {
    ...outcome,
    refetch: [...outcome.refetch],
    onSuccess: () => showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'leads.notes.deleted' }) }),
    onSettled: () => setMode('read'),
  })
  if (mode === 'edit') return <NoteEditor lead={lead} note={note} onDone={() => setMode('read')} />
  return (
    <li className={styles.note}>
      <Inline justify="between" isWrapping={false}>
        <Text size="sm" tone="muted">
          <Bdi>{note.author.name}</Bdi> · <time dateTime={note.createdAt}>{values.date}</time>
          {note.updatedAt && <> · {intl.formatMessage({ id: 'leads.notes.edited' })}</>}
        </Text>
        {canChange && (
          <Inline gap="xs" isWrapping={false}>
            <Button
              size="sm"
              variant="quiet"
              icon={Pencil}
              aria-label={intl.formatMessage({ id: 'leads.notes.editOf' }, values)}
              onPress={() => setMode('edit')}
            >
              {intl.formatMessage({ id: 'leads.notes.edit' })}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={Trash2}
              aria-label={intl.formatMessage({ id: 'leads.notes.deleteOf' }, values)}
              onPress={() => setMode('delete')}
            >
              {intl.formatMessage({ id: 'leads.notes.delete' })}
            </Button>
          </Inline>
        )}
      </Inline>
      <Text isProse dir="auto">
        {note.body}
      </Text>
      <ConfirmDialog
        title={intl.formatMessage({ id: 'leads.notes.deleteTitle' })}
        tone="critical"
        strings={{ confirm: intl.formatMessage({ id: 'leads.notes.delete' }), cancel: intl.formatMessage({ id: 'leads.notes.cancel' }) }}
        isOpen={mode === 'delete'}
        isPending={removal.isPending}
        onCancel={() => setMode('read')}
        onConfirm={() => removal.mutate({ path: { leadId: lead.id, commentId: note.id } })}
      >
        {intl.formatMessage({ id: 'leads.notes.deleteBody' })}
      </ConfirmDialog>
    </li>
  )
}

function NoteEditor({ lead, note, onDone }: { lead: Lead; note: LeadNote; onDone: () => void }) {
  const intl = useIntl()
  const [body, setBody] = useState(note.body)
  useUnsavedChanges(body !== note.body)
  const update = useMutate('updateLeadNote', {
    refetch: ['listLeadNotes'],
    onSuccess: () => {
      showToast({ tone: 'positive', text: intl.formatMessage({ id: 'leads.notes.saved' }) })
      onDone()
    },
  })
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (body.trim() !== '') update.mutate({ path: { leadId: lead.id, commentId: note.id }, body: { body } })
        }}
      >
        <Stack gap="sm">
          <TextArea
            label={intl.formatMessage({ id: 'leads.notes.body' })}
            value={body}
            onChange={setBody}
            autoFocus
            maxLength={updateLeadNoteBounds.body.maxLength}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={update.isPending} isDisabled={body.trim() === ''}>
              {intl.formatMessage({ id: 'leads.notes.save' })}
            </Button>
            <Button variant="quiet" onPress={onDone}>
              {intl.formatMessage({ id: 'leads.notes.cancel' })}
            </Button>
          </Inline>
        </Stack>
      </form>
    </li>
  )
}
