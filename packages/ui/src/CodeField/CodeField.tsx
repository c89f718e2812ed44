import { useEffect, useEffectEvent, type Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { joinClasses } from '../join-classes.ts'
import * as styles from './CodeField.css.ts'

type AriaProps = Pick<AriaTextFieldProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'onBlur' | 'autoFocus'>

export interface CodeFieldProps extends FieldTexts, AriaProps {
  /** The text as typed or pasted, in any script: the rule that compares it reads the digits. */
  value: string
  onChange: (value: string) => void
  /** Whether a text is a whole code. */
  isComplete: (text: string) => boolean
  /** Called when the text has become a whole code: typed, pasted, or filled in by the browser. */
  onComplete?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** A one-time code: phones show their number pad, and offer the code of the last SMS. */
export function CodeField(props: CodeFieldProps) {
  const { texts, rest } = splitTexts(props)
  const { value, onChange, isComplete, onComplete, inputRef, ...field } = rest
  const isWhole = isComplete(value)
  const complete = useEffectEvent(() => onComplete?.())
  // After the form has the value, and not while the browser still handles the input.
  useEffect(() => {
    if (!isWhole) return
    const timer = setTimeout(() => complete())
    return () => clearTimeout(timer)
  }, [isWhole])
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={onChange}
      isInvalid={Boolean(texts.errorMessage)}
      className={fieldStyles.field}
    >
      <FieldFrame {...texts}>
        <Input ref={inputRef} dir="ltr" spellCheck="false" className={joinClasses(fieldStyles.control, styles.code)} />
      </FieldFrame>
    </AriaTextField>
  )
}
