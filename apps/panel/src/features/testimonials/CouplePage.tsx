import { ApiError, type Answer } from '@vendor-panel/sdk'
import { Button, Heading, Skeleton, Stack } from '@vendor-panel/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import { useApi } from '../../shared/api.ts'
import * as coupleStyles from '../../shared/couple-page.css.ts'
import { PageNotice } from '../../shared/PageNotice.tsx'
import { CoupleForm } from './CoupleForm.tsx'
import { CoupleWritten } from './couple-written.ts'
import * as styles from './couple-page.css.ts'

export type CoupleTestimonial = Answer<'getTestimonialRequest'>['data']
type Read = { status: 'loading' } | { status: 'failed' } | { status: 'unknown' } | { status: 'ready'; page: CoupleTestimonial }

/** A couple writes, gives stars, and sees the status of its testimonial (TEST-04). */
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
          setRead(error.status === 404 || error.status === 422 ? { status: 'unknown' } : { status: 'failed' })
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
  if (read.status === 'unknown')
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
      {testimonial && <CoupleWritten token={testimonialToken} page={page} testimonial={testimonial} onSent={show} />}
      {isOpen && <CoupleForm token={testimonialToken} page={page} onSent={sent} onStale={load} />}
    </Stack>
  )
}
