import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** The number; a text is already formatted for the locale. */
  count: number | string
  /** The accessible name, such as "3 unread", read instead of the number. */
  label: string
  variant?: keyof typeof styles.variant
}

/** A count, for example of unread items. */
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
