import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'

/** The texts around a control, common to all fields. */
export interface FieldTexts {
  label: string
  /** Shows the label to assistive technology only, if the page already names the field. */
  isLabelHidden?: boolean | undefined
  /** A word after the label that marks the exception in a form: "optional" if most fields are required, or the other way round. */
  marker?: string | undefined
  /** A short note at the end of the label's row, such as a character count. */
  note?: ReactNode
  /** Help below the control. */
  description?: ReactNode
  /** The error; the field is invalid while it is set. */
  errorMessage?: ReactNode
}

/** Separates the texts of a field from the props of its control. */
export function splitTexts<Props extends FieldTexts>(props: Props) {
  const { label, isLabelHidden, marker, note, description, errorMessage, ...rest } = props
  return { texts: { label, isLabelHidden, marker, note, description, errorMessage }, rest }
}

/** The label's text: the label and its marker. */
export const LabelText = ({ label, marker }: Pick<FieldTexts, 'label' | 'marker'>) => (
  <>
    {label}
    {marker && <span className={styles.marker}> {marker}</span>}
  </>
)

/** The row above a control: its label element, and the note at the end. */
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

/** The content of an error: an icon and the message. */
export const ErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <span className={styles.errorIcon}>
      <Icon icon={CircleAlert} size={14} />
    </span>
    <span>{children}</span>
  </>
)
