import type { ComponentProps, ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Heading.css.ts'

const sizeOfLevel = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'body' } as const

export interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className' | 'style'> {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** Size, if it differs from that of the level. */
  size?: keyof typeof styles.size
  children: ReactNode
}

/** A title; the two largest sizes use the serif font. */
export function Heading({ level, size = sizeOfLevel[level], ...props }: HeadingProps) {
  const Element = `h${level}` as 'h1'
  return <Element {...props} className={joinClasses(styles.heading, styles.size[size])} />
}
