import { fieldProblem } from '@vendor-panel/domain'
import { createTestimonialBounds as bounds } from '@vendor-panel/domain/bounds'
import { Button, StarField, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { CoupleField, CoupleFormElement } from './CoupleField.tsx'
import type { CoupleTestimonial } from './CouplePage.tsx'
import * as styles from './couple-page.css.ts'
import { missingFields } from './missing-fields.ts'

type FormProps = {
  token: string
  page: CoupleTestimonial
  onSent: (page: CoupleTestimonial) => void
  /** The testimonial has been written in the meantime. */
  onStale: () => Promise<void>
}
const names = ['brideName', 'groomName'] as const
type Values = Record<'comment' | (typeof names)[number] | 'website', string> & { star: number | null }

/**
 * Stars, a text and both names; a rejected testimonial is filled in (TEST-01). Native fields: those of the panel would more than double
 * what the couple loads.
 */
export function CoupleForm({ token, page: { provider, coupleName, testimonial }, onSent, onStale }: FormProps) {
  const intl = useIntl()
  const api = useApi()
  const [first = '', second = ''] = coupleName.split(/\s*&\s*|\s+(?:und|and|ve)\s+|\s+و\s*/u)
  const form = useForm<Values>({
    initial: {
      star: testimonial?.star ?? null,
      comment: testimonial?.comment ?? '',
      brideName: testimonial?.brideName ?? first,
      groomName: testimonial?.groomName ?? second,
      website: '',
    },
    check: (values) => missingFields(values).map((path) => fieldProblem(path, 'required')),
    sentences: { required: 'testimonials.page.required' },
    send: async ({ star, ...values }, { idempotencyKey }) => {
      if (star === null) return
      const { data } = await api.createTestimonial({ path: { testimonialToken: token }, body: { ...values, star }, idempotencyKey })
      onSent(data)
    },
    refusal: (error, fields) => {
      if (error.status === 409) void onStale()
      return error.status === 429
        ? { fields: [], summary: [intl.formatMessage({ id: 'testimonials.page.tooMany' })] }
        : refusalErrors(error, fields, intl)
    },
  })
  const comment = form.field('comment')
  return (
    <CoupleFormElement form={form} className={styles.form}>
      <StarField
        label={intl.formatMessage({ id: 'testimonials.page.star' })}
        choiceLabel={(star) => intl.formatMessage({ id: 'testimonials.page.rating' }, { star })}
        {...form.field('star')}
      />
      <CoupleField
        label={intl.formatMessage({ id: 'testimonials.page.comment' })}
        help={intl.formatMessage({ id: 'testimonials.page.commentHelp' })}
        error={comment.errorMessage}
      >
        {(control) => (
          <textarea
            {...control}
            name={comment.name}
            rows={6}
            maxLength={bounds.comment.maxLength}
            dir="auto"
            value={comment.value}
            onChange={({ target }) => comment.onChange(target.value)}
          />
        )}
      </CoupleField>
      <div className={styles.pair}>
        {names.map((name) => {
          const { value, onChange, errorMessage } = form.field(name)
          return (
            <CoupleField
              key={name}
              label={intl.formatMessage({ id: name === 'brideName' ? 'testimonials.page.bride' : 'testimonials.page.groom' })}
              error={errorMessage}
            >
              {(control) => (
                <input
                  {...control}
                  name={name}
                  maxLength={bounds[name].maxLength}
                  autoComplete="off"
                  dir="auto"
                  value={value}
                  onChange={({ target }) => onChange(target.value)}
                />
              )}
            </CoupleField>
          )
        })}
      </div>
      <div className={styles.trap} aria-hidden>
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.values.website}
          onChange={({ target }) => form.change({ website: target.value })}
        />
      </div>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'testimonials.page.privacy' }, { provider: provider.name })}
      </Text>
      <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
        {intl.formatMessage({ id: 'testimonials.page.send' })}
      </Button>
    </CoupleFormElement>
  )
}
