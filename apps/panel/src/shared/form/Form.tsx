import { ErrorBanner, Form as UiForm } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import type { FormState } from './use-form.ts'

export type FormProps = {
  form: Pick<FormState<object>, 'element' | 'errors' | 'submit'>
  /** Lets a button outside, such as one of a dialog, submit this form. */
  id?: string
  'aria-label'?: string
  /** Above the fields. */
  notice?: ReactNode
  children: ReactNode
}

/** A form: its fields in one column, and above them what was refused about the form as a whole, announced at once (ERR-04..06). */
export function Form({ form: { element, errors, submit }, notice, children, ...props }: FormProps) {
  const summary = errors.summary.length > 0 && (
    <div data-form-summary tabIndex={-1}>
      <ErrorBanner>
        {errors.summary.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </ErrorBanner>
    </div>
  )
  return (
    // `post`, so that what is typed can never stand in an address.
    <UiForm {...props} ref={element} method="post" onSubmit={submit} errorSummary={summary || notice}>
      {children}
    </UiForm>
  )
}
