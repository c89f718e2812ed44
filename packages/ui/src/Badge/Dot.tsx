import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export interface DotProps {
  /** The accessible name. */
  label: string
  tone?: keyof typeof styles.dotTone
  /** On the corner of the surrounding button. */
  isOnCorner?: boolean
}

/** A small mark: unread or new. */
export function Dot({ label, tone = 'accent', isOnCorner = false }: DotProps) {
  return (
    <>
      <span aria-hidden className={joinClasses(styles.dot, styles.dotTone[tone], isOnCorner && styles.corner)} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
