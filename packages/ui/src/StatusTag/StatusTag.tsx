import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import type { Tone } from '../theme/palette.ts'
import * as styles from './StatusTag.css.ts'

export interface StatusTagProps {
  tone: Tone
  /** A shape of its own for each status: never colour alone. */
  icon: LucideIcon
  children: ReactNode
}

/** The state of a thing, in a word, a shape and a tint. */
export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <span className={joinClasses(styles.tag, styles.tone[tone])}>
      <Icon icon={icon} size={12} />
      {children}
    </span>
  )
}
