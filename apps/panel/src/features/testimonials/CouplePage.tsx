import { ApiError, type Answer } from '@vendor-panel/sdk'
import { Banner, Button, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@vendor-panel/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import { useApi } from '../../shared/api.ts'
import * as coupleStyles from '../../shared/couple-page.css.ts'
import { PageNotice } from '../../shared/PageNotice.tsx'
import { CoupleForm } from './CoupleForm.tsx'
import { CoupleMore } from './couple-more.ts'
import * as styles from './couple-page.css.ts'

export type CoupleTestimonial = Answer<'getTestimonialRequest'>['data']
type Read = { status: 'loading' } | { status: 'failed' } | { status: 'gone' } | { status: 'ready'; page: CoupleTestimonial }

const starsMax = 5

/** A couple writes, gives stars, and sees what becomes of its testimonial (TEST-04). */
export function CouplePage() {
  const { testimonialToken = '' } = useParams()
  const intl = useIntl()
  const api = useApi()
  const heading = useRef<HTMLHeadingElement>(null)
  const [read, setRead] = useState<Read>({ status: 'loading' })
  const [isSent, setSent] = useState(false)
  const show = useCallback((page: CoupleTestimonial) => setRead({ status: 'ready', page }), [])
  const load = useCallback(
    () =>
      api.getTestimonialRequest({ path: { testimonialToken } }).then(
        ({ data }) => show(data),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          setRead(error.status === 404 || error.status === 422 ? { status: 'gone' } : { status: 'failed' })
        },
      ),
    [api, show, testimonialToken],
  )
  useEffect(() => void load(), [load])
  // The form had the focus, and is no longer shown.
  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])
  const sent = (page: CoupleTestimonial) => {
    show(page)
    setSent(true)
  }
  if (read.status === 'gone')
    return (
      <PageNotice level={1} title={intl.formatMessage({ id: 'testimonials.page.gone.title' })}>
        {intl.formatMessage({ id: 'testimonials.page.gone.body' })}
      </PageNotice>
    )
  if (read.status === 'failed')
    return (
      <PageNotice
        level={1}
        title={intl.formatMessage({ id: 'testimonials.page.failed' })}
        action={<Button onPress={() => void load()}>{intl.formatMessage({ id: 'app.retry' })}</Button>}
      >
        {intl.formatMessage({ id: 'app.failed' })}
      </PageNotice>
    )
  if (read.status === 'loading')
    return (
      <Stack gap="lg" className={coupleStyles.narrow} aria-busy>
        <Skeleton width="sm" />
        <Skeleton shape="title" width="md" />
        <Skeleton shape="block" />
      </Stack>
    )
  const { page } = read
  const { testimonial } = page
  const isOpen = testimonial === null || testimonial.status === 'rejected'
  return (
    <Stack gap="lg" className={coupleStyles.narrow}>
      <Stack gap="xs">
        <span className={styles.provider}>
          <bdi>{page.provider.name}</bdi>
        </span>
        <Heading ref={heading} level={1} tabIndex={-1}>
          {intl.formatMessage(
            { id: testimonial && !isOpen ? 'testimonials.page.yours' : 'testimonials.page.ask' },
            { provider: page.provider.name },
          )}
        </Heading>
      </Stack>
      {testimonial && <State testimonial={testimonial} provider={page.provider.name} />}
      {testimonial && !isOpen && <Written testimonial={testimonial} provider={page.provider.name} />}
      {isOpen && <CoupleForm token={testimonialToken} page={page} onSent={sent} onStale={load} />}
      {testimonial && !isOpen && <CoupleMore token={testimonialToken} testimonial={testimonial} onSent={show} />}
    </Stack>
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
