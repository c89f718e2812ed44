import { Inline, RowActions, StatusTag, Text, type Tone } from '@vendor-panel/ui'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { useWrite } from '../../shared/use-write.ts'
import type { Testimonial } from './TestimonialRow.tsx'
import * as styles from './testimonials.css.ts'

const looks: Record<Testimonial['status'], [Tone, LucideIcon]> = {
  active: ['positive', CircleCheck],
  pending: ['info', Clock],
  rejected: ['critical', CircleX],
}

type ReplyProps = { testimonial: Testimonial; names: string; canWrite: boolean; onEdit: () => void }

/** The reply with its state: pending, published or rejected with the cause, and what others read until then (TEST-13). */
export function TestimonialReply({ testimonial, names, canWrite, onEdit }: ReplyProps) {
  const intl = useIntl()
  const reasonLabel = useConfigLabel('providerTestimonialRejectedReason')
  const { id, reply, replyStatus, replyRejectedReason, publishedReply } = testimonial
  const removal = useWrite('deleteTestimonialReply', {
    refetch: ['listTestimonials', 'getTestimonialCounts'],
    done: () => intl.formatMessage({ id: 'testimonials.withdrawn' }, { names }),
  })
  if (reply === null || replyStatus === null) return null
  const [tone, icon] = looks[replyStatus]
  return (
    <div className={styles.reply}>
      <Inline gap="sm">
        <Text weight="medium">{intl.formatMessage({ id: 'testimonials.yourReply' })}</Text>
        <StatusTag tone={tone} icon={icon}>
          {intl.formatMessage({ id: `testimonials.reply.${replyStatus}` })}
        </StatusTag>
      </Inline>
      {replyRejectedReason !== null && (
        <Text size="sm" tone="critical">
          {intl.formatMessage({ id: 'testimonials.rejected' }, { reason: reasonLabel(replyRejectedReason) ?? replyRejectedReason })}
        </Text>
      )}
      <p className={styles.comment} dir="auto">
        {reply}
      </p>
      {publishedReply !== null && publishedReply !== reply && (
        <Text size="sm" tone="muted" dir="auto">
          {intl.formatMessage({ id: 'testimonials.stillShown' }, { reply: publishedReply })}
        </Text>
      )}
      {canWrite && (
        <Inline gap="xs">
          <RowActions
            strings={{
              edit: intl.formatMessage({ id: 'testimonials.editReply' }),
              editOf: intl.formatMessage({ id: 'testimonials.editReplyTo' }, { names }),
              delete: intl.formatMessage({ id: 'testimonials.withdraw' }),
              deleteOf: intl.formatMessage({ id: 'testimonials.withdrawOf' }, { names }),
            }}
            onEdit={onEdit}
            onDelete={() => removal.write({ path: { testimonialId: id } })}
            isPending={removal.isPending}
          />
        </Inline>
      )}
    </div>
  )
}
