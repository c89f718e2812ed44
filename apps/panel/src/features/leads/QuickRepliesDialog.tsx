import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { isOwnerOrManager, requiredProblems } from '@vendor-panel/domain'
import { createQuickReplyBody, shapeProblems } from '@vendor-panel/domain/shape'
import { query } from '@vendor-panel/sdk/query'
import { Button, Dialog, EmptyState, Heading, IconButton, ListRow, RowList, Text, TextArea, TextField } from '@vendor-panel/ui'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RecordFormDialog } from '../../shared/form/RecordFormDialog.tsx'
import { useRecordForm, type Submission } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'

type QuickReply = components['schemas']['QuickReply']
type ReplyFields = Pick<QuickReply, 'title' | 'body'>

const reads = ['listQuickReplies'] as const

/** The quick replies of the account: listed, added, changed and deleted. With a text it starts with a new reply. */
export function QuickRepliesDialog({ newBody, onClose }: { newBody: string; onClose: () => void }) {
  const [edited, setEdited] = useState<QuickReply | 'new' | null>(newBody === '' ? null : 'new')
  const back = () => setEdited(null)
  const added = useAddReply()
  const changed = useChangeReply()
  if (edited === null) return <ReplyList onEdit={setEdited} onClose={onClose} />
  return edited === 'new' ? (
    <ReplyForm
      initial={{ title: '', body: newBody }}
      onClose={newBody === '' ? back : onClose}
      send={(body, { idempotencyKey }) => added.write({ body, idempotencyKey })}
    />
  ) : (
    <ReplyForm
      initial={{ title: edited.title, body: edited.body }}
      onClose={back}
      send={async (_fields, { changedBody }) => {
        const body = changedBody((fields) => fields)
        if (body) await changed.write({ path: { quickReplyId: edited.id }, body })
      }}
    />
  )
}

function useAddReply() {
  const intl = useIntl()
  return useWrite('createQuickReply', { refetch: reads, done: () => intl.formatMessage({ id: 'leads.replies.added' }), hasForm: true })
}

function useChangeReply() {
  const intl = useIntl()
  return useWrite('updateQuickReply', { refetch: reads, done: () => intl.formatMessage({ id: 'leads.replies.saved' }), hasForm: true })
}

function ReplyList({ onEdit, onClose }: { onEdit: (reply: QuickReply | 'new') => void; onClose: () => void }) {
  const intl = useIntl()
  const { data, isError, refetch } = useQuery(query('listQuickReplies'))
  return (
    <Dialog
      title={intl.formatMessage({ id: 'leads.replies.quick' })}
      strings={{ close: intl.formatMessage({ id: 'leads.replies.close' }) }}
      onClose={onClose}
      actions={
        <Button variant="primary" icon={Plus} onPress={() => onEdit('new')}>
          {intl.formatMessage({ id: 'leads.replies.add' })}
        </Button>
      }
    >
      {!data ? (
        isError ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )
      ) : data.data.length === 0 ? (
        <EmptyState icon={MessageSquareText} title={intl.formatMessage({ id: 'leads.replies.empty' })}>
          {intl.formatMessage({ id: 'leads.replies.emptyBody' })}
        </EmptyState>
      ) : (
        <RowList label={intl.formatMessage({ id: 'leads.replies.quick' })} items={data.data}>
          {(reply) => <ReplyRow reply={reply} onEdit={() => onEdit(reply)} />}
        </RowList>
      )}
    </Dialog>
  )
}

/** Only the author and account managers may change a reply. */
function ReplyRow({ reply, onEdit }: { reply: QuickReply; onEdit: () => void }) {
  const intl = useIntl()
  const user = useUser()
  const { title } = reply
  const removal = useWrite('deleteQuickReply', {
    refetch: reads,
    done: () => intl.formatMessage({ id: 'leads.replies.deleted' }, { title }),
  })
  const canChange = isOwnerOrManager(user, reply.author.id)
  return (
    <ListRow
      actions={
        canChange && (
          <>
            <IconButton size="sm" icon={Pencil} label={intl.formatMessage({ id: 'leads.replies.editOf' }, { title })} onPress={onEdit} />
            <IconButton
              size="sm"
              icon={Trash2}
              label={intl.formatMessage({ id: 'leads.replies.deleteOf' }, { title })}
              isPending={removal.isPending}
              // A refusal is shown in a toast.
              onPress={() => void removal.write({ path: { quickReplyId: reply.id } }).catch(() => {})}
            />
          </>
        )
      }
    >
      <Heading level={3} size="body" dir="auto">
        {title}
      </Heading>
      <Text as="p" size="sm" tone="muted" dir="auto">
        {reply.body}
      </Text>
    </ListRow>
  )
}

type ReplyFormProps = {
  initial: ReplyFields
  onClose: () => void
  send: (fields: ReplyFields, submission: Submission<ReplyFields>) => Promise<unknown>
}

// A text of spaces satisfies its shape; the rule about empty texts refuses it.
const replyProblems = (fields: ReplyFields) => [...requiredProblems({ ...fields }), ...shapeProblems(createQuickReplyBody, fields)]

function ReplyForm({ initial, onClose, send }: ReplyFormProps) {
  const intl = useIntl()
  const form = useRecordForm<ReplyFields>({
    initial,
    check: replyProblems,
    send: (fields, submission) => send(fields, submission).then(onClose),
  })
  return (
    <RecordFormDialog
      form={form}
      title={intl.formatMessage({ id: initial.title === '' ? 'leads.replies.add' : 'leads.replies.edit' })}
      onClose={onClose}
      strings={{ cancel: intl.formatMessage({ id: 'leads.replies.cancel' }), save: intl.formatMessage({ id: 'leads.replies.save' }) }}
    >
      <TextField
        label={intl.formatMessage({ id: 'leads.replies.title' })}
        description={intl.formatMessage({ id: 'leads.replies.titleHelp' })}
        {...form.field('title')}
      />
      <TextArea
        label={intl.formatMessage({ id: 'leads.replies.body' })}
        description={intl.formatMessage({ id: 'leads.replies.bodyHelp' })}
        rows={5}
        {...form.field('body')}
      />
    </RecordFormDialog>
  )
}
