import type { LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Icon.css.ts'

/** A lucide icon, or one of `dots.tsx`. */
export type IconPicture = ComponentType<Pick<LucideProps, 'aria-hidden' | 'size' | 'strokeWidth' | 'className'>>

export interface IconProps {
  icon: IconPicture
  size?: 12 | 14 | 16 | 18 | 20 | 24
  /** Mirrors the icon in right-to-left text: for icons that point. */
  isDirectional?: boolean
}

/** A decorative icon next to text, hidden from assistive technology. */
export function Icon({ icon: Picture, size = 16, isDirectional = false }: IconProps) {
  return <Picture aria-hidden size={size} strokeWidth={1.75} className={joinClasses(styles.icon, isDirectional && styles.directional)} />
}
