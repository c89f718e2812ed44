import type { ReactNode } from 'react'

import { ErrorText, LabelLine, LabelText, type FieldTexts } from './field-texts.tsx'
import * as styles from './Field.css.ts'

/** What ties a platform control to the texts that `NativeField` shows around it. */
export const nativeFieldProps = (id: string, { description, errorMessage }: FieldTexts) => ({
  id,
  'aria-invalid': errorMessage ? true : undefined,
  'aria-describedby': [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** As `FieldFrame`, for a control of the platform: where React Aria's field would weigh more than it gives. */
export const NativeField = ({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) => (
  <div className={styles.field}>
    <LabelLine isLabelHidden={texts.isLabelHidden} note={texts.note}>
      <label htmlFor={id} className={styles.label}>
        <LabelText label={texts.label} marker={texts.marker} />
      </label>
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
