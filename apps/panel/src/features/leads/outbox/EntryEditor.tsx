import { requiredProblems } from '@vendor-panel/domain'
import { Button, Inline, TextArea } from '@vendor-panel/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../../shared/form/Form.tsx'
import { refusalErrors } from '../../../shared/form/refusal-errors.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { sentAgain, textOf, withText, type OutboxEntry } from './outbox-entry.ts'
import { holdEntry, sendNow } from './outbox.ts'

type EntryEditorProps = {
  entry: OutboxEntry
  label: string
  /** False if the entry was sent in the meantime: the text stays. */
  onSave: (change: (entry: OutboxEntry) => OutboxEntry) => Promise<boolean>
  onClose: () => void
}

/** Edits the text of an entry, which is not sent in the meantime. */
export function EntryEditor({ entry, label, onSave, onClose }: EntryEditorProps) {
  const intl = useIntl()
  const release = useRef(() => Promise.resolve())
  useEffect(() => {
    release.current = holdEntry(entry.id)
    return () => void release.current()
  }, [entry.id])
  const close = async () => {
    await release.current()
    onClose()
    await sendNow()
  }
  const form = useForm({
    initial: { text: textOf(entry) },
    check: (fields) => (entry.operation === 'createLeadInteraction' ? [] : requiredProblems(fields)),
    refusal: refusalErrors,
    send: async ({ text }) => {
      await release.current()
      if (
        await onSave((stored) =>
          withText(
            sentAgain(stored, () => crypto.randomUUID()),
            text,
          ),
        )
      )
        await close()
    },
  })
  return (
    <Form form={form}>
      <TextArea label={label} autoFocus {...form.field('text')} />
      <Inline>
        <Button type="submit" size="sm" variant="primary">
          {intl.formatMessage({ id: 'app.outbox.save' })}
        </Button>
        <Button size="sm" variant="quiet" onPress={() => void close()}>
          {intl.formatMessage({ id: 'app.outbox.cancel' })}
        </Button>
      </Inline>
    </Form>
  )
}
