import type { ComponentProps } from 'react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends Omit<ComponentProps<'p'>, 'className' | 'style'> {
  size?: keyof typeof styles.size
  tone?: keyof typeof styles.tone
  weight?: keyof typeof styles.weight
  /** Tabular figures, for columns of numbers and clocks. */
  isNumeric?: boolean
  /** One line, cut with an ellipsis; the element must be a block or a flex child. */
  isTruncated?: boolean
  /** Running text: limited to a readable width, with its line breaks. */
  isProse?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'blockquote'
}

/** Text in one of four sizes. */
export function Text({
  size = 'body',
  tone = 'inherit',
  weight,
  isNumeric = false,
  isTruncated = false,
  isProse = false,
  as = 'p',
  ...props
}: TextProps) {
  const Element = as as 'p'
  const classes = joinClasses(
    styles.size[size],
    styles.tone[tone],
    weight && styles.weight[weight],
    isNumeric && styles.numeric,
    isTruncated && styles.truncated,
    isProse && styles.prose,
  )
  return <Element {...props} className={classes} />
}
