import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import type { Tone } from '../theme/palette.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './StatusTag.css.ts'

export interface StatusTagProps {
  tone: Tone
  /** A shape of its own for each status, so that colour is never the only sign. */
  icon: LucideIcon
  children: ReactNode
  /** Shows only the shape, if there is no room for the label, which stays accessible and is shown as a tooltip. */
  isLabelHidden?: boolean
}

/** A status as label, shape and tint. */
export function StatusTag({ tone, icon, children, isLabelHidden = false }: StatusTagProps) {
  return (
    <span
      className={joinClasses(styles.tag, styles.tone[tone])}
      // The label may be cut.
      title={typeof children === 'string' ? children : undefined}
    >
      <Icon icon={icon} size={12} />
      {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={styles.label}>{children}</span>}
    </span>
  )
}
