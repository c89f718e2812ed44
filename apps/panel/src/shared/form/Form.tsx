import { ErrorBanner, Form as UiForm, useDialogGuard } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { confirmLeave } from '../navigation.ts'
import { store } from '../store.ts'
import type { FormState } from './use-form.ts'

export type FormProps = {
  form: Pick<FormState<object>, 'element' | 'errors' | 'isDirty' | 'submit'>
  /** Lets a button outside of the form, such as one of a dialog, submit it. */
  id?: string
  'aria-label'?: string
  /** Above the fields. */
  notice?: ReactNode
  children: ReactNode
}

/**
 * A form: its fields in one column, and above them the errors of the whole form, announced at once (ERR-04..06). In a dialog it asks before
 * Escape or a press outside discards its changes (SHELL-34).
 */
export function Form({ form: { element, errors, isDirty, submit }, notice, children, ...props }: FormProps) {
  useDialogGuard(isDirty ? (leave) => store.set(confirmLeave, { leave }) : null)
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
    // `post`, so that typed values never get into a URL.
    <UiForm {...props} ref={element} method="post" onSubmit={submit} errorSummary={summary || notice}>
      {children}
    </UiForm>
  )
}
