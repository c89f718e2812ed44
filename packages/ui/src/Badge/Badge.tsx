import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** The number, already in the reader's digits when it is a text. */
  count: number | string
  /** The whole meaning in words, heard instead of the bare number. */
  label: string
  variant?: keyof typeof styles.variant
}

/** How many wait. */
export function Badge({ count, label, variant = 'quiet' }: BadgeProps) {
  return (
    <>
      <span aria-hidden className={joinClasses(styles.badge, styles.variant[variant])}>
        {count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
