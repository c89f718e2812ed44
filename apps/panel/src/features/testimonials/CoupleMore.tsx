import { fieldProblem } from '@vendor-panel/domain'
import { createTestimonialCommentBounds as bounds } from '@vendor-panel/domain/bounds'
import { ApiError } from '@vendor-panel/sdk'
import { Button, Stack, Text } from '@vendor-panel/ui'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import { CoupleField, CoupleFormElement } from './CoupleField.tsx'
import type { CoupleTestimonial } from './CouplePage.tsx'
import * as styles from './couple-page.css.ts'

type MoreProps = {
  token: string
  testimonial: NonNullable<CoupleTestimonial['testimonial']>
  onSent: (page: CoupleTestimonial) => void
}
type PartProps = Omit<MoreProps, 'testimonial'>

/** Pictures until the testimonial is approved, and comments at any time (TEST-02). */
export function CoupleMore({ testimonial, ...props }: MoreProps) {
  return (
    <Stack gap="md">
      {testimonial.status === 'pending' && <Pictures {...props} />}
      <Comment {...props} />
    </Stack>
  )
}

/** Pictures are sent as soon as they are chosen. */
function Pictures({ token, onSent }: PartProps) {
  const intl = useIntl()
  const api = useApi()
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  async function send(images: File[]): Promise<void> {
    setPending(true)
    setProblem(null)
    try {
      const input = { path: { testimonialToken: token }, body: { images }, idempotencyKey: crypto.randomUUID() }
      onSent((await api.createTestimonialImages(input)).data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(refusalText(error, (id) => intl.formatMessage({ id })))
    } finally {
      setPending(false)
    }
  }
  return (
    <Stack gap="xs" align="start">
      <div role="alert">{problem !== null && <Text tone="critical">{problem}</Text>}</div>
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
          if (images.length > 0) void send(images)
        }}
      />
      <Button isPending={isPending} onPress={() => picker.current?.click()}>
        {intl.formatMessage({ id: 'testimonials.page.pictures' })}
      </Button>
    </Stack>
  )
}

function Comment({ token, onSent }: PartProps) {
  const intl = useIntl()
  const api = useApi()
  const form = useForm({
    initial: { body: '' },
    check: ({ body }) => (body.trim() === '' ? [fieldProblem('body', 'required')] : []),
    sentences: { required: 'testimonials.page.required' },
    refusal: refusalErrors,
    send: async (body, { idempotencyKey }) => {
      onSent((await api.createTestimonialComment({ path: { testimonialToken: token }, body, idempotencyKey })).data)
      form.change({ body: '' })
    },
  })
  const { name, value, onChange, errorMessage } = form.field('body')
  return (
    <CoupleFormElement form={form} className={styles.more}>
      <CoupleField label={intl.formatMessage({ id: 'testimonials.page.addition' })} error={errorMessage}>
        {(control) => (
          <textarea
            {...control}
            name={name}
            rows={3}
            maxLength={bounds.body.maxLength}
            dir="auto"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </CoupleField>
      <Button type="submit" isPending={form.isPending}>
        {intl.formatMessage({ id: 'testimonials.page.additionSend' })}
      </Button>
    </CoupleFormElement>
  )
}
