import type { LucideIcon } from 'lucide-react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Icon.css.ts'

export interface IconProps {
  /** A lucide icon. */
  icon: LucideIcon
  size?: 12 | 14 | 16 | 18 | 20 | 24
  /** Mirrors it in right-to-left text: for everything that points. */
  isDirectional?: boolean
}

/** A picture beside words; it says nothing by itself, so assistive technology passes it over. */
export function Icon({ icon: Picture, size = 16, isDirectional = false }: IconProps) {
  return <Picture aria-hidden size={size} strokeWidth={1.75} className={joinClasses(styles.icon, isDirectional && styles.directional)} />
}
