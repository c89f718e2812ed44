import type { components } from '@vendor-panel/contract'
import { localDate } from '@vendor-panel/domain'
import { Bdi, Button, Heading, Inline, ListRow, StarRating, StatusTag, Text, type Tone } from '@vendor-panel/ui'
import { CircleCheck, CircleX, Clock, MessageSquareReply, Pin, PinOff, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { usePackageGate } from '../../shared/use-package-gate.ts'
import { ReplyDialog } from './testimonial-dialogs.ts'
import { TestimonialReply } from './TestimonialReply.tsx'
import * as styles from './testimonials.css.ts'

export type Testimonial = components['schemas']['Testimonial']

const looks: Record<Testimonial['status'], [Tone, LucideIcon]> = {
  active: ['positive', CircleCheck],
  pending: ['info', Clock],
  rejected: ['critical', CircleX],
}

type RowProps = { testimonial: Testimonial; hasProvider: boolean; canWrite: boolean }

/** One testimonial: who wrote what, its state, its reply, and what the vendor can do (TEST-01, TEST-02, TEST-13). */
export function TestimonialRow({ testimonial, hasProvider, canWrite }: RowProps) {
  const intl = useIntl()
  const format = useFormat()
  const { timeZone } = useUser().details
  const reasonLabel = useConfigLabel('providerTestimonialRejectedReason')
  const addedByLabel = useConfigLabel('provider_testimonial_added_by')
  const [open, setOpen] = useState<'reply' | 'upgrade' | null>(null)
  const { id, brideName, groomName, star, status, rejectedReason, comment, images, comments, provider, isFeatured, addedBy } = testimonial
  const gate = usePackageGate('testimonial-replies', provider.id)
  const names = intl.formatMessage({ id: 'testimonials.names' }, { bride: brideName, groom: groomName })
  const feature = useWrite('updateTestimonial', {
    refetch: ['listTestimonials', 'getTestimonialCounts'],
    done: ({ data }) => intl.formatMessage({ id: data.isFeatured ? 'testimonials.featured' : 'testimonials.notFeatured' }, { names }),
  })
  const [tone, icon] = looks[status]
  const close = () => setOpen(null)
  const reply = () => setOpen(gate.isClosed ? 'upgrade' : 'reply')
  return (
    <>
      <ListRow
        actions={
          canWrite &&
          status === 'active' && (
            <>
              {testimonial.reply === null && (
                <Button
                  size="sm"
                  variant="quiet"
                  icon={MessageSquareReply}
                  aria-label={intl.formatMessage({ id: 'testimonials.replyTo' }, { names })}
                  onPress={reply}
                >
                  {intl.formatMessage({ id: 'testimonials.replyOne' })}
                </Button>
              )}
              <Button
                size="sm"
                variant="quiet"
                icon={isFeatured ? PinOff : Pin}
                isPending={feature.isPending}
                aria-label={intl.formatMessage({ id: isFeatured ? 'testimonials.unfeatureOf' : 'testimonials.featureOf' }, { names })}
                onPress={() => void feature.write({ path: { testimonialId: id }, body: { isFeatured: !isFeatured } }).catch(() => {})}
              >
                {intl.formatMessage({ id: isFeatured ? 'testimonials.unfeature' : 'testimonials.feature' })}
              </Button>
            </>
          )
        }
      >
        <Inline gap="sm">
          <Heading level={2} size="body" dir="auto">
            {names}
          </Heading>
          <StarRating value={star} label={intl.formatMessage({ id: 'testimonials.rating' }, { star })} />
          <StatusTag tone={tone} icon={icon}>
            {intl.formatMessage({ id: `testimonials.status.${status}` })}
          </StatusTag>
          {isFeatured && (
            <StatusTag tone="promote" icon={Pin}>
              {intl.formatMessage({ id: 'testimonials.isFeatured' })}
            </StatusTag>
          )}
        </Inline>
        <Text size="sm" tone="muted">
          {format.day(localDate(Temporal.Instant.from(testimonial.createdAt), timeZone).toString())}
          {hasProvider && (
            <>
              {' · '}
              <Bdi>{provider.name}</Bdi>
            </>
          )}
          {addedBy !== 'couple' && ` · ${intl.formatMessage({ id: 'testimonials.addedBy' }, { who: addedByLabel(addedBy) ?? addedBy })}`}
        </Text>
        {rejectedReason !== null && (
          <Text size="sm" tone="critical">
            {intl.formatMessage({ id: 'testimonials.rejected' }, { reason: reasonLabel(rejectedReason) ?? rejectedReason })}
          </Text>
        )}
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
        {images.length > 0 && (
          <ul className={styles.pictures}>
            {images.map((image) => (
              <li key={image.id}>
                <img
                  className={styles.picture}
                  src={image.path}
                  alt={image.alt ?? intl.formatMessage({ id: 'testimonials.picture' }, { names })}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        )}
        {comments.map((one) => (
          <p key={one.id} className={styles.comment} dir="auto">
            <Text as="span" tone="muted">
              {intl.formatMessage({ id: 'testimonials.addition' }, { name: one.authorName })}
            </Text>{' '}
            {one.body}
          </p>
        ))}
        <TestimonialReply testimonial={testimonial} names={names} canWrite={canWrite} onEdit={reply} />
      </ListRow>
      {open === 'upgrade' && <UpgradeDialog lacking="testimonial-reply" providerId={provider.id} onClose={close} />}
      {open === 'reply' && <ReplyDialog testimonialId={id} names={names} onClose={close} onUpgrade={() => setOpen('upgrade')} />}
    </>
  )
}
