import type { ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Kbd.css.ts'

export interface KbdProps {
  children: ReactNode
  /** Inside a filled button: without a border. */
  isOnAccent?: boolean
}

/** A key to press. */
export const Kbd = ({ children, isOnAccent = false }: KbdProps) => (
  <kbd dir="ltr" className={joinClasses(styles.kbd, isOnAccent && styles.onAccent)}>
    {children}
  </kbd>
)
