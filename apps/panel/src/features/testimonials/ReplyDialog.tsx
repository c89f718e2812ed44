import { testimonialReplyProblems } from '@vendor-panel/domain'
import { Button, Dialog, TextArea } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { RecordLoading } from '../../shared/form/RecordLoading.tsx'
import { useVersioned, type Versions } from '../../shared/form/use-versioned.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Testimonial } from './TestimonialRow.tsx'
import * as styles from './testimonials.css.ts'

type ReplyDialogProps = { testimonialId: number; names: string; onClose: () => void; onUpgrade: () => void }

/** Writes or changes the reply; another user's change in the meantime is shown next to the own one (TEST-13, `If-Match`). */
export function ReplyDialog({ testimonialId, names, onClose, onUpgrade }: ReplyDialogProps) {
  const intl = useIntl()
  const formId = useId()
  const read = useVersioned('getTestimonial', { path: { testimonialId } }, ({ reply }) => ({ reply: reply ?? '' }))
  return (
    <Dialog
      title={intl.formatMessage({ id: 'testimonials.replyTo' }, { names })}
      strings={{ close: intl.formatMessage({ id: 'testimonials.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'testimonials.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={!read.versions}>
            {intl.formatMessage({ id: 'testimonials.replySend' })}
          </Button>
        </>
      }
    >
      {read.versions ? (
        <ReplyForm id={formId} testimonial={read.record} versions={read.versions} onClose={onClose} onUpgrade={onUpgrade} />
      ) : (
        <RecordLoading read={read} />
      )}
    </Dialog>
  )
}

type FormProps = { id: string; testimonial: Testimonial; versions: Versions<{ reply: string }>; onClose: () => void; onUpgrade: () => void }

function ReplyForm({ id, testimonial, versions, onClose, onUpgrade }: FormProps) {
  const intl = useIntl()
  const path = { testimonialId: testimonial.id }
  const { write } = useWrite('replaceTestimonialReply', {
    refetch: ['listTestimonials', 'getTestimonialCounts'],
    done: () => intl.formatMessage({ id: 'testimonials.replySent' }),
    hasForm: true,
  })
  const form = useRecordForm<{ reply: string }>({
    ...versions,
    check: ({ reply }) => testimonialReplyProblems(reply),
    send: (body, { ifMatch }) => write({ path, body, ...(ifMatch !== undefined && { ifMatch }) }).then(onClose),
    refusal: (error, ...rest) => {
      if (error.status !== 402) return refusalErrors(error, ...rest)
      onUpgrade()
      return null
    },
  })
  return (
    <RecordForm
      form={form}
      id={id}
      describe={({ reply }) => [{ label: intl.formatMessage({ id: 'testimonials.yourReply' }), text: reply }]}
    >
      <p className={styles.comment} dir="auto">
        {testimonial.comment}
      </p>
      <TextArea
        label={intl.formatMessage({ id: 'testimonials.yourReply' })}
        description={intl.formatMessage({ id: 'testimonials.replyHelp' })}
        rows={5}
        autoFocus
        {...form.field('reply')}
      />
    </RecordForm>
  )
}
