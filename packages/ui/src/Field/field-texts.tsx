import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'

/** The texts around a control; every field takes them. */
export interface FieldTexts {
  label: string
  /** Shows the label to assistive technology only, where the page already says what the field is. */
  isLabelHidden?: boolean | undefined
  /** A word after the label that marks the exception in a form: "optional" where most fields are required, or the other way round. */
  marker?: string | undefined
  /** A short note at the end of the label's line, such as a character count. */
  note?: ReactNode
  /** Help below the control. */
  description?: ReactNode
  /** What is wrong; the field is invalid while it is set. */
  errorMessage?: ReactNode
}

/** Separates the texts of a field from the props of its control. */
export function splitTexts<Props extends FieldTexts>(props: Props) {
  const { label, isLabelHidden, marker, note, description, errorMessage, ...rest } = props
  return { texts: { label, isLabelHidden, marker, note, description, errorMessage }, rest }
}

/** The label's words: the label and its marker. */
export const LabelText = ({ label, marker }: Pick<FieldTexts, 'label' | 'marker'>) => (
  <>
    {label}
    {marker && <span className={styles.marker}> {marker}</span>}
  </>
)

/** The line above a control: its label element, and the note at the end. */
export const LabelLine = ({ isLabelHidden, note, children }: Pick<FieldTexts, 'isLabelHidden' | 'note'> & { children: ReactNode }) =>
  isLabelHidden ? (
    <VisuallyHidden>
      {children}
      {note}
    </VisuallyHidden>
  ) : (
    <span className={styles.labelLine}>
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )

/** The content of an error: an icon and the sentence. */
export const ErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <span className={styles.errorIcon}>
      <Icon icon={CircleAlert} size={14} />
    </span>
    <span>{children}</span>
  </>
)
