import type { components } from '@vendor-panel/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { isBlank, isOwnerOrManager, requiredProblems } from '@vendor-panel/domain'
import { createLeadNoteBody, shapeProblems } from '@vendor-panel/domain/shape'
import { Bdi, Button, ConfirmDialog, Inline, keepFocusIn, Stack, Text, TextArea } from '@vendor-panel/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../shared/form/Form.tsx'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { useUser } from '../../shared/user.ts'
import { useFallbackFocus } from '../../shared/use-fallback-focus.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { lazily } from '../../shared/lazily.tsx'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { ShowMore } from '../../shared/list/ShowMore.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './LeadTab.css.ts'
import type { Lead } from './lead-row.ts'
import { useOutbox } from './outbox/use-outbox.ts'
import { WaitingEntries } from './outbox/WaitingEntries.tsx'
import { useWriting } from './use-writing.ts'

const ColleagueNotice = lazily(withMessages(['leads.presence'], () => import('./ColleagueNotice.tsx').then((code) => code.ColleagueNotice)))

type LeadNote = components['schemas']['LeadNote']
type NoteFields = { body: string }
/** The new note is kept outside of its tab, so that changing tabs does not lose it. */
export type NewNoteState = readonly [NoteFields, Dispatch<SetStateAction<NoteFields>>]
const noNote: NoteFields = { body: '' }
const noteReads = ['listLeadNotes', 'listLeadHistory'] as const
const noteOperations = ['createLeadNote'] as const

/** Notes of the team about a couple. */
export function LeadNotes({ lead, newNote }: { lead: Lead; newNote: NewNoteState }) {
  const intl = useIntl()
  const notes = usePages('listLeadNotes', { path: { leadId: lead.id } })
  const isWriting = !isBlank(newNote[0].body)
  useWriting(lead.id, isWriting)
  return (
    <Stack gap="xl" className={styles.tab}>
      {isWriting && !notes.isLoading && <ColleagueNotice kind="note" rows={notes.rows} />}
      <NewNote lead={lead} state={newNote} />
      <WaitingEntries leadId={lead.id} operations={noteOperations} />
      <ListStates list={notes} empty={intl.formatMessage({ id: 'leads.notes.empty' })}>
        <Stack as="ul" gap="lg" ref={keepFocusIn}>
          {notes.rows.map((note) => (
            <Note key={note.id} lead={lead} note={note} />
          ))}
        </Stack>
      </ListStates>
      <ShowMore list={notes} label={intl.formatMessage({ id: 'leads.notes.more' })} />
    </Stack>
  )
}

// A note of spaces satisfies its shape; the rule about empty texts refuses it.
const noteProblems = (fields: NoteFields) => [...requiredProblems(fields), ...shapeProblems(createLeadNoteBody, fields)]

function NewNote({ lead, state }: { lead: Lead; state: NewNoteState }) {
  const intl = useIntl()
  const { write } = useWrite('createLeadNote', {
    refetch: noteReads,
    done: () => intl.formatMessage({ id: 'leads.notes.added' }),
    hasForm: true,
  })
  const sendOrKeep = useOutbox(lead)
  const form = useForm<NoteFields>({
    initial: noNote,
    state,
    check: noteProblems,
    refusal: refusalErrors,
    send: async ({ body }, { idempotencyKey }) => {
      await sendOrKeep('createLeadNote', { body }, idempotencyKey, write)
      form.change(noNote)
    },
  })
  return (
    <Form form={form}>
      <TextArea
        label={intl.formatMessage({ id: 'leads.notes.new' })}
        description={intl.formatMessage({ id: 'leads.notes.help' })}
        {...form.field('body')}
      />
      <Inline>
        <Button type="submit" isPending={form.isPending} isDisabled={isBlank(form.values.body)}>
          {intl.formatMessage({ id: 'leads.notes.add' })}
        </Button>
      </Inline>
    </Form>
  )
}

function Note({ lead, note }: { lead: Lead; note: LeadNote }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const user = useUser()
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  const values = { author: note.author.name, date: format.moment(note.createdAt, now) }
  const canChange = isOwnerOrManager(user, note.author.id)
  const removal = useWrite('deleteLeadNote', {
    refetch: noteReads,
    done: () => intl.formatMessage({ id: 'leads.notes.deleted' }),
  })
  const remove = () => {
    const close = () => setMode('read')
    // A refusal is shown in a toast.
    removal.write({ path: { leadId: lead.id, commentId: note.id } }).then(close, close)
  }
  const editButton = useFallbackFocus(mode === 'edit')
  if (mode === 'edit')
    return (
      <li>
        <NoteEditor lead={lead} note={note} onDone={() => setMode('read')} />
      </li>
    )
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
              ref={editButton}
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
        onConfirm={remove}
      >
        {intl.formatMessage({ id: 'leads.notes.deleteBody' })}
      </ConfirmDialog>
    </li>
  )
}

const tagOf = ({ version }: LeadNote) => `"${version}"`

/** Two people may edit a note: the second one sees both versions and keeps the text. */
function NoteEditor({ lead, note, onDone }: { lead: Lead; note: LeadNote; onDone: () => void }) {
  const intl = useIntl()
  const { refetch } = useQuery({ ...query('listLeadNotes', { path: { leadId: lead.id } }), enabled: false })
  const { write } = useWrite('updateLeadNote', {
    refetch: ['listLeadNotes'],
    done: () => intl.formatMessage({ id: 'leads.notes.saved' }),
    hasForm: true,
  })
  const form = useRecordForm<NoteFields>({
    initial: { body: note.body },
    check: noteProblems,
    etag: tagOf(note),
    reload: async () => {
      const theirs = (await refetch()).data?.data.find(({ id }) => id === note.id) ?? note
      return { values: { body: theirs.body }, etag: tagOf(theirs) }
    },
    send: ({ body }, { ifMatch }) =>
      write({ path: { leadId: lead.id, commentId: note.id }, body: { body }, ...(ifMatch !== undefined && { ifMatch }) }).then(onDone),
  })
  const describe = ({ body }: NoteFields) => [{ label: intl.formatMessage({ id: 'leads.notes.body' }), text: body }]
  return (
    <RecordForm form={form} describe={describe}>
      <TextArea label={intl.formatMessage({ id: 'leads.notes.body' })} autoFocus {...form.field('body')} />
      <Inline>
        <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={isBlank(form.values.body)}>
          {intl.formatMessage({ id: 'leads.notes.save' })}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {intl.formatMessage({ id: 'leads.notes.cancel' })}
        </Button>
      </Inline>
    </RecordForm>
  )
}
