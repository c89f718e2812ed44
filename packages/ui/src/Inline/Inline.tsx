import type { ComponentProps } from 'react'

import { joinClasses } from '../join-classes.ts'
import { align as aligns, gap as gaps } from '../Stack/Stack.css.ts'
import * as styles from './Inline.css.ts'

export interface InlineProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Space between the children, in both directions when they wrap. */
  gap?: keyof typeof gaps
  align?: keyof typeof aligns
  justify?: keyof typeof styles.justify
  isWrapping?: boolean
  /** The element, if a div is not semantic enough. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'span'
}

/** Children in a row that wraps. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as = 'div',
  className,
  ...props
}: InlineProps) {
  const Element = as as 'div'
  const classes = joinClasses(styles.inline, gaps[gap], aligns[align], styles.justify[justify], isWrapping && styles.wraps, className)
  return <Element {...props} className={classes} />
}
