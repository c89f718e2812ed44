import type { ComponentProps, ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Link.css.ts'
import { useLinkClick } from './navigation.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style'> {
  href: string
  /** `inline` for links inside sentences, `standalone` and `quiet` for others. `bare` leaves look and size to the content, or to `className`. */
  variant?: keyof typeof styles.variant
  /** The current page. */
  isCurrent?: boolean
  children: ReactNode
}

/** A link; inside a `NavigationProvider` it changes the page without a full load. */
export function Link({ variant = 'inline', isCurrent = false, onClick, className, ...props }: LinkProps) {
  const handleClick = useLinkClick(onClick)
  const rel = props.target === '_blank' ? 'noreferrer' : props.rel
  const classes = joinClasses(styles.link, styles.variant[variant], className)
  return <a {...props} {...(rel && { rel })} aria-current={isCurrent ? 'page' : undefined} className={classes} onClick={handleClick} />
}
