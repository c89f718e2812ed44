import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as styles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'

export interface TextFieldProps extends FieldTexts, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  placeholder?: string
  icon?: LucideIcon
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

// Addresses and numbers keep their direction in right-to-left text.
const isLatin = (type: string | undefined) => type === 'email' || type === 'tel' || type === 'url'

/** One line of text. The form validates it and passes the message; the browser's own messages are not used. */
export function TextField(props: TextFieldProps) {
  const { texts, rest } = splitTexts(props)
  const { placeholder, icon, inputRef, ...field } = rest
  return (
    <AriaTextField validationBehavior="aria" {...field} isInvalid={Boolean(texts.errorMessage)} className={styles.field}>
      <FieldFrame {...texts}>
        <span className={styles.adorned}>
          {icon && (
            <span className={styles.adornmentStart}>
              <Icon icon={icon} />
            </span>
          )}
          <Input
            ref={inputRef}
            {...(isLatin(field.type) && { dir: 'ltr' })}
            className={joinClasses(styles.control, icon && styles.adornmentSpaceStart)}
            {...(placeholder && { placeholder })}
          />
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}
