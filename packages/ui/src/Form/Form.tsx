import type { ComponentProps, ReactNode } from 'react'

import { Stack } from '../Stack/Stack.tsx'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'className' | 'style'> {
  /** Called when the user submits, by button or by Enter; the page does not unload. */
  onSubmit: () => void
  /** Above the fields: usually an `ErrorSummary`. */
  errorSummary?: ReactNode
}

/** Fields in one column. The browser validates nothing: the caller does, and each field shows its own message. */
export function Form({ onSubmit, errorSummary, children, ...props }: FormProps) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        // React also delivers the submit event of a form in a dialog that was opened from this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="lg">
        {errorSummary}
        {children}
      </Stack>
    </form>
  )
}
