import type { ComponentProps } from 'react'

import { joinClasses } from '../join-classes.ts'
import { gap as gaps } from '../Stack/Stack.css.ts'
import * as styles from './Columns.css.ts'

export interface ColumnsProps extends Omit<ComponentProps<'div'>, 'style'> {
  layout?: keyof typeof styles.layout
  gap?: keyof typeof gaps
}

/** Columns that stack on narrow screens. */
export function Columns({ layout = 'two', gap = 'xl', className, ...props }: ColumnsProps) {
  return <div {...props} className={joinClasses(styles.columns, styles.layout[layout], gaps[gap], className)} />
}
