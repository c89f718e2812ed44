import { ApiError } from '@vendor-panel/sdk'
import { Button, StarField, Text } from '@vendor-panel/ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import type { CoupleTestimonial } from './CouplePage.tsx'
import * as styles from './couple-page.css.ts'

type FormProps = {
  token: string
  page: CoupleTestimonial
  onSent: (page: CoupleTestimonial) => void
  /** The testimonial has been written in the meantime. */
  onStale: () => Promise<void>
}
const names = ['brideName', 'groomName'] as const
const texts = ['comment', ...names] as const
type Path = 'star' | 'comment' | (typeof names)[number]

/**
 * Stars, a text and both names; a rejected testimonial is filled in (TEST-01). Native fields: the form of the panel would more than double
 * what the couple loads.
 */
export function CoupleForm({ token, page: { provider, coupleName, testimonial }, onSent, onStale }: FormProps) {
  const intl = useIntl()
  const api = useApi()
  const element = useRef<HTMLFormElement>(null)
  const key = useRef({ text: '', value: '' })
  const [first = '', second = ''] = coupleName.split(/\s*&\s*|\s+(?:und|and|ve)\s+|\s+و\s*/u)
  const [values, setValues] = useState({
    star: testimonial?.star ?? null,
    comment: testimonial?.comment ?? '',
    brideName: testimonial?.brideName ?? first,
    groomName: testimonial?.groomName ?? second,
    website: '',
  })
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const errorOf = (path: Path) => (wrong.includes(path) ? intl.formatMessage({ id: 'testimonials.page.required' }) : undefined)
  const change = (path: Path | 'website', value: string | number) => {
    setValues((before) => ({ ...before, [path]: value }))
    setWrong((before) => before.filter((one) => one !== path))
  }
  async function submit(): Promise<void> {
    const { star } = values
    // The lengths are those of the fields; the server checks the rule.
    const found = [...(star === null ? ['star'] : []), ...texts.filter((path) => values[path].trim() === '')]
    setWrong(found)
    if (found.length > 0 || star === null) return focusOn(element.current, found[0])
    const body = { ...values, star }
    // The same values are sent under the same key, so that a lost answer does no harm.
    const text = JSON.stringify(body)
    if (key.current.text !== text) key.current = { text, value: crypto.randomUUID() }
    setPending(true)
    setProblem(null)
    try {
      const { data } = await api.createTestimonial({ path: { testimonialToken: token }, body, idempotencyKey: key.current.value })
      onSent(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 409) await onStale()
      setProblem(
        error.status === 429
          ? intl.formatMessage({ id: 'testimonials.page.tooMany' })
          : refusalText(error, (id) => intl.formatMessage({ id })),
      )
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void submit()
      }}
    >
      <div role="alert">{problem !== null && <Text tone="critical">{problem}</Text>}</div>
      <StarField
        label={intl.formatMessage({ id: 'testimonials.page.star' })}
        choiceLabel={(star) => intl.formatMessage({ id: 'testimonials.page.rating' }, { star })}
        name="star"
        value={values.star}
        onChange={(star) => change('star', star)}
        errorMessage={errorOf('star')}
      />
      <Field
        label={intl.formatMessage({ id: 'testimonials.page.comment' })}
        help={intl.formatMessage({ id: 'testimonials.page.commentHelp' })}
        error={errorOf('comment')}
      >
        {(control) => (
          <textarea
            {...control}
            name="comment"
            rows={6}
            maxLength={3000}
            dir="auto"
            value={values.comment}
            onChange={({ target }) => change('comment', target.value)}
          />
        )}
      </Field>
      <div className={styles.pair}>
        {names.map((name) => (
          <Field
            key={name}
            label={intl.formatMessage({ id: name === 'brideName' ? 'testimonials.page.bride' : 'testimonials.page.groom' })}
            error={errorOf(name)}
          >
            {(control) => (
              <input
                {...control}
                name={name}
                maxLength={80}
                autoComplete="off"
                dir="auto"
                value={values[name]}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles.trap} aria-hidden>
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={({ target }) => change('website', target.value)}
        />
      </div>
      <Text size="sm" tone="muted">
        {intl.formatMessage({ id: 'testimonials.page.privacy' }, { provider: provider.name })}
      </Text>
      <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
        {intl.formatMessage({ id: 'testimonials.page.send' })}
      </Button>
    </form>
  )
}

type Control = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
type FieldProps = { label: string; help?: string; error: string | undefined; children: (control: Control) => ReactNode }

/** A native control with its label, help and error. */
function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.moreLabel}>
        {label}
      </label>
      {children({
        id,
        className: styles.moreText,
        ...(described && { 'aria-describedby': described }),
        ...(error !== undefined && { 'aria-invalid': true }),
      })}
      {help && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}

function focusOn(form: HTMLFormElement | null, path: string | undefined): void {
  form?.querySelector<HTMLElement>(`[name="${path}"]`)?.focus()
}
