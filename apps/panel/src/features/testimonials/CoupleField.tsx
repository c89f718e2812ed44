import { Text } from '@vendor-panel/ui'
import { useId, type ReactNode } from 'react'
import type { FormState } from '../../shared/form/use-form.ts'
import * as styles from './couple-page.css.ts'

type Control = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
type CoupleFieldProps = { label: string; help?: string; error: string | undefined; children: (control: Control) => ReactNode }

/** A native control with its label, help and error. */
export function CoupleField({ label, help, error, children }: CoupleFieldProps) {
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

type CoupleFormElementProps = { form: Pick<FormState<object>, 'element' | 'errors' | 'submit'>; className: string; children: ReactNode }

/** A form of native fields; above them the errors of the whole form, announced at once. */
export const CoupleFormElement = ({ form: { element, errors, submit }, className, children }: CoupleFormElementProps) => (
  <form
    ref={element}
    method="post"
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault()
      submit()
    }}
  >
    <div role="alert" data-form-summary tabIndex={-1}>
      {errors.summary.map((text) => (
        <Text key={text} tone="critical">
          {text}
        </Text>
      ))}
    </div>
    {children}
  </form>
)
