import { useQuery } from '@tanstack/react-query'
import { testimonialReplyProblems } from '@vendor-panel/domain'
import { versioned } from '@vendor-panel/sdk/query'
import { Button, Dialog, TextArea } from '@vendor-panel/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { RecordForm } from '../../shared/form/RecordForm.tsx'
import { useRecordForm } from '../../shared/form/use-record-form.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useWrite } from '../../shared/use-write.ts'
import type { Testimonial } from './TestimonialRow.tsx'
import * as styles from './testimonials.css.ts'

type ReplyDialogProps = { testimonialId: number; names: string; onClose: () => void; onUpgrade: () => void }

/** Writes or changes the reply; another user's change in the meantime is shown next to the own one (TEST-13, `If-Match`). */
export function ReplyDialog({ testimonialId, names, onClose, onUpgrade }: ReplyDialogProps) {
  const intl = useIntl()
  const api = useApi()
  const formId = useId()
  const path = { testimonialId }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getTestimonial', { path }), staleTime: Infinity, gcTime: 0 })
  return (
    <Dialog
      title={intl.formatMessage({ id: 'testimonials.replyTo' }, { names })}
      strings={{ close: intl.formatMessage({ id: 'testimonials.cancel' }) }}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage({ id: 'testimonials.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={!data}>
            {intl.formatMessage({ id: 'testimonials.replySend' })}
          </Button>
        </>
      }
    >
      {data ? (
        <ReplyForm id={formId} testimonial={data.answer.data} etag={data.etag} onClose={onClose} onUpgrade={onUpgrade} />
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </Dialog>
  )
}

type FormProps = { id: string; testimonial: Testimonial; etag: string | null; onClose: () => void; onUpgrade: () => void }

function ReplyForm({ id, testimonial, etag, onClose, onUpgrade }: FormProps) {
  const intl = useIntl()
  const api = useApi()
  const path = { testimonialId: testimonial.id }
  const { write } = useWrite('replaceTestimonialReply', {
    refetch: ['listTestimonials', 'getTestimonialCounts'],
    done: () => intl.formatMessage({ id: 'testimonials.replySent' }),
    hasForm: true,
  })
  const form = useRecordForm<{ reply: string }>({
    initial: { reply: testimonial.reply ?? '' },
    etag,
    reload: async () => {
      let latest: string | null = null
      const answer = await api.getTestimonial({ path, onHeaders: (headers) => void (latest = headers.get('etag')) })
      return { values: { reply: answer.data.reply ?? '' }, etag: latest }
    },
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
