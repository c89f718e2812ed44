import type { ReactNode } from 'react'

import { ErrorText, LabelLine, LabelText, type FieldTexts } from './field-texts.tsx'
import * as styles from './Field.css.ts'

/** Links a native control to the texts that `NativeField` shows around it. */
export const nativeFieldProps = (id: string, { description, errorMessage }: FieldTexts) => ({
  id,
  'aria-invalid': errorMessage ? true : undefined,
  'aria-describedby': [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

export interface NativeFieldProps {
  id: string
  texts: FieldTexts
  /** For a control of several elements: the label names the group, and does not react to the pointer. */
  isGroup?: boolean
  /** Whether the group is invalid, if one of its parts shows the error. */
  isInvalid?: boolean
  children: ReactNode
}

/** Like `FieldFrame`, for a native control: used where React Aria's field is too large for its benefit. */
export function NativeField({ id, texts, isGroup = false, isInvalid = Boolean(texts.errorMessage), children }: NativeFieldProps) {
  const label = <LabelText label={texts.label} marker={texts.marker} />
  return (
    <div
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-invalid': isInvalid || undefined })}
      className={styles.field}
    >
      <LabelLine isLabelHidden={texts.isLabelHidden} note={texts.note}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
        ) : (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
      </LabelLine>
      {children}
      {texts.description && (
        <span id={`${id}-help`} className={styles.description}>
          {texts.description}
        </span>
      )}
      {texts.errorMessage && (
        <span id={`${id}-error`} className={styles.error}>
          <ErrorText>{texts.errorMessage}</ErrorText>
        </span>
      )}
    </div>
  )
}
