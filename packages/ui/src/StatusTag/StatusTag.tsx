import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import type { Tone } from '../theme/palette.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './StatusTag.css.ts'

export interface StatusTagProps {
  tone: Tone
  /** A shape of its own for each status: never colour alone. */
  icon: LucideIcon
  children: ReactNode
  /** Only the shape, where there is no room for the word; it is still said, and a plain word shown to a resting pointer. */
  isLabelHidden?: boolean
}

/** The state of a thing, in a word, a shape and a tint. */
export function StatusTag({ tone, icon, children, isLabelHidden = false }: StatusTagProps) {
  return (
    <span
      className={joinClasses(styles.tag, styles.tone[tone])}
      title={isLabelHidden && typeof children === 'string' ? children : undefined}
    >
      <Icon icon={icon} size={12} />
      {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  )
}
