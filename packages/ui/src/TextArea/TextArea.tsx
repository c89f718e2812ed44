import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

import { FieldFrame, type FieldTexts } from '../Field/Field.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { joinClasses } from '../join-classes.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends FieldTexts, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'type'> {
  placeholder?: string
  /** Lines to begin with. */
  rows?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is written. */
export function TextArea({
  label,
  isLabelHidden,
  note,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  inputRef,
  ...props
}: TextAreaProps) {
  const texts = { label, note, description, errorMessage, ...(isLabelHidden && { isLabelHidden }) }
  return (
    <AriaTextField validationBehavior="aria" {...props} isInvalid={Boolean(errorMessage)} className={fieldStyles.field}>
      <FieldFrame {...texts}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          // Empty, it has no direction of its own: the placeholder stands where the page begins.
          dir={props.value === '' ? undefined : 'auto'}
          className={joinClasses(fieldStyles.control, styles.area)}
          {...(placeholder && { placeholder })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
