import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { joinClasses } from '../join-classes.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends FieldTexts, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'type'> {
  placeholder?: string
  /** Number of lines of an empty field. */
  rows?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with the text. */
export function TextArea(props: TextAreaProps) {
  const { texts, rest } = splitTexts(props)
  const { placeholder, rows = 3, inputRef, ...field } = rest
  return (
    <AriaTextField validationBehavior="aria" {...field} isInvalid={Boolean(texts.errorMessage)} className={fieldStyles.field}>
      <FieldFrame {...texts}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          // An empty field has the page's direction, so that the placeholder is aligned with the page.
          dir={field.value === '' ? undefined : 'auto'}
          className={joinClasses(fieldStyles.control, styles.area)}
          {...(placeholder && { placeholder })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
