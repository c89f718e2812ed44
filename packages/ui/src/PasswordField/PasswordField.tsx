import { Eye, EyeOff } from 'lucide-react'
import { useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

import { FieldFrame } from '../Field/Field.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import * as styles from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'

export interface PasswordFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'type'> {
  /** Labels of the button that shows and hides the password. */
  strings: { show: string; hide: string }
  inputRef?: Ref<HTMLInputElement>
}

/** A password, hidden until the user shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const { texts, rest } = splitTexts(props)
  const { strings, inputRef, ...field } = rest
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      type={isShown ? 'text' : 'password'}
      isInvalid={Boolean(texts.errorMessage)}
      className={styles.field}
    >
      <FieldFrame {...texts}>
        <span className={styles.adorned}>
          <Input
            ref={inputRef}
            dir="ltr"
            spellCheck="false"
            autoCapitalize="none"
            className={joinClasses(styles.control, styles.adornmentSpaceEnd)}
          />
          <span className={styles.adornmentEnd}>
            <Button aria-label={isShown ? strings.hide : strings.show} className={styles.innerButton} onPress={() => setIsShown(!isShown)}>
              <Icon icon={isShown ? EyeOff : Eye} />
            </Button>
          </span>
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}
