import { Banner, Text, VisuallyHidden } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as coupleStyles from '../../shared/couple-page.css.ts'
import { CoupleMore } from './CoupleMore.tsx'
import type { CoupleTestimonial } from './CouplePage.tsx'
import * as styles from './couple-page.css.ts'

const starsMax = 5

type WrittenProps = { token: string; page: CoupleTestimonial; testimonial: Written; onSent: (page: CoupleTestimonial) => void }

/** The status of a testimonial, and unless it was rejected its text, and what the couple adds (TEST-02, TEST-04). */
export function CoupleWritten({ token, page, testimonial, onSent }: WrittenProps) {
  const provider = page.provider.name
  return (
    <>
      <State testimonial={testimonial} provider={provider} />
      {testimonial.status !== 'rejected' && (
        <>
          <Written testimonial={testimonial} provider={provider} />
          <CoupleMore token={token} testimonial={testimonial} onSent={onSent} />
        </>
      )}
    </>
  )
}

type Written = NonNullable<CoupleTestimonial['testimonial']>

function State({ testimonial: { status, rejectedReason }, provider }: { testimonial: Written; provider: string }) {
  const intl = useIntl()
  const tone = { active: 'positive', pending: 'info', rejected: 'caution' } as const
  return (
    <Banner tone={tone[status]} isLive>
      <Text>{intl.formatMessage({ id: `testimonials.page.state.${status}` }, { provider, reason: rejectedReason ?? '' })}</Text>
    </Banner>
  )
}

function Written({ testimonial, provider }: { testimonial: Written; provider: string }) {
  const intl = useIntl()
  const { brideName, groomName, star, comment, images, comments, reply } = testimonial
  return (
    <section className={coupleStyles.ticket} aria-label={intl.formatMessage({ id: 'testimonials.page.title' })}>
      <span className={styles.stars}>
        <span aria-hidden>{'★'.repeat(star) + '☆'.repeat(starsMax - star)}</span>
        <VisuallyHidden>{intl.formatMessage({ id: 'testimonials.page.rating' }, { star })}</VisuallyHidden>
      </span>
      <p className={styles.text} dir="auto">
        {comment}
      </p>
      {images.length > 0 && (
        <div className={styles.pictures}>
          {images.map(({ id, path, alt }) => (
            <img key={id} className={styles.picture} src={path} alt={alt ?? ''} />
          ))}
        </div>
      )}
      <Text tone="muted" dir="auto">
        {intl.formatMessage({ id: 'testimonials.page.names' }, { bride: brideName, groom: groomName })}
      </Text>
      {comments.map(({ id, body }) => (
        <p key={id} className={styles.text} dir="auto">
          {body}
        </p>
      ))}
      {reply !== null && (
        <div className={styles.reply}>
          <Text weight="medium">{intl.formatMessage({ id: 'testimonials.page.reply' }, { provider })}</Text>
          <p className={styles.text} dir="auto">
            {reply}
          </p>
        </div>
      )}
    </section>
  )
}
