import type { ComponentProps } from 'react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Stack.css.ts'

export interface StackProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** Space between the children. */
  gap?: keyof typeof styles.gap
  align?: Exclude<keyof typeof styles.align, 'baseline'>
  /** The element, if a div is not semantic enough. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'aside' | 'main'
}

/** Children in a column, with even space between them. */
export function Stack({ gap = 'lg', align = 'stretch', as = 'div', className, ...props }: StackProps) {
  const Element = as as 'div'
  return <Element {...props} className={joinClasses(styles.stack, styles.gap[gap], styles.align[align], className)} />
}
