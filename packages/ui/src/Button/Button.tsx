import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Button.css.ts'

export interface ButtonLook {
  /** One `primary` per screen; `quiet` in lists and bars. */
  variant?: keyof typeof styles.variant
  /** `critical` for destructive actions. */
  tone?: 'accent' | 'critical'
  size?: keyof typeof styles.size
  icon?: LucideIcon | undefined
  /** Mirrors the icon in right-to-left text. */
  isIconDirectional?: boolean
  isFullWidth?: boolean
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Classes of a button, for elements that look like one. */
export function buttonClasses({ variant = 'secondary', tone = 'accent', size = 'md', isFullWidth = false }: ButtonLook) {
  return joinClasses(
    styles.button,
    styles.size[size],
    styles.variant[variant],
    tone === 'critical' && styles.critical[variant],
    isFullWidth && styles.fullWidth,
  )
}

/** Performs an action on this page. While `isPending` it keeps its width and focus, and cannot be pressed. */
export function Button({ variant, tone, size, icon, isIconDirectional = false, isFullWidth, children, ...props }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(tone && { tone }), ...(size && { size }), ...(isFullWidth && { isFullWidth }) }
  return (
    <AriaButton {...props} className={buttonClasses(look)}>
      <span className={styles.content}>
        {icon && <Icon icon={icon} isDirectional={isIconDirectional} />}
        {children}
      </span>
      {props.isPending && <span aria-hidden className={styles.spinner} />}
    </AriaButton>
  )
}
