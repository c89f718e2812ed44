import { ApiError } from '@vendor-panel/sdk'
import { Button, Stack, Text } from '@vendor-panel/ui'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import type { CoupleTestimonial } from './CouplePage.tsx'
import * as styles from './couple-page.css.ts'

type MoreProps = {
  token: string
  testimonial: NonNullable<CoupleTestimonial['testimonial']>
  onSent: (page: CoupleTestimonial) => void
}

/** Pictures until the testimonial is approved, and comments at any time (TEST-02). */
export function CoupleMore({ token, testimonial, onSent }: MoreProps) {
  const intl = useIntl()
  const api = useApi()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const path = { testimonialToken: token }
  async function send(work: () => Promise<{ data: CoupleTestimonial }>): Promise<void> {
    setPending(true)
    setProblem(null)
    try {
      onSent((await work()).data)
      setBody('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(refusalText(error, (id) => intl.formatMessage({ id })))
    } finally {
      setPending(false)
    }
  }
  return (
    <Stack gap="md">
      <div role="alert">{problem !== null && <Text tone="critical">{problem}</Text>}</div>
      {testimonial.status === 'pending' && (
        <Stack gap="xs" align="start">
          <Text size="sm" tone="muted">
            {intl.formatMessage({ id: 'testimonials.page.picturesHelp' })}
          </Text>
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            hidden
            aria-label={intl.formatMessage({ id: 'testimonials.page.pictures' })}
            onChange={({ target }) => {
              const images = [...(target.files ?? [])]
              target.value = ''
              if (images.length > 0)
                void send(() => api.createTestimonialImages({ path, body: { images }, idempotencyKey: crypto.randomUUID() }))
            }}
          />
          <Button isPending={isPending} onPress={() => picker.current?.click()}>
            {intl.formatMessage({ id: 'testimonials.page.pictures' })}
          </Button>
        </Stack>
      )}
      <form
        method="post"
        className={styles.more}
        onSubmit={(event) => {
          event.preventDefault()
          if (body.trim() !== '')
            void send(() => api.createTestimonialComment({ path, body: { body }, idempotencyKey: crypto.randomUUID() }))
        }}
      >
        <label htmlFor={id} className={styles.moreLabel}>
          {intl.formatMessage({ id: 'testimonials.page.addition' })}
        </label>
        <textarea
          id={id}
          className={styles.moreText}
          rows={3}
          maxLength={1000}
          dir="auto"
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        <Button type="submit" isPending={isPending}>
          {intl.formatMessage({ id: 'testimonials.page.additionSend' })}
        </Button>
      </form>
    </Stack>
  )
}
