import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'

import { Icon, type IconPicture } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { buttonClasses, type ButtonLook } from './Button.tsx'
import * as styles from './Button.css.ts'

export interface IconButtonProps
  extends Pick<ButtonLook, 'variant' | 'tone' | 'size'>, Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name: what the button does. */
  label: string
  icon: IconPicture
  /** Mirrors the icon in right-to-left text. */
  isIconDirectional?: boolean
  /** A mark on the button's corner, such as a `Badge`. */
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A square button with a common icon. */
export function IconButton({
  label,
  icon,
  isIconDirectional = false,
  variant = 'quiet',
  tone = 'accent',
  size = 'md',
  children,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={joinClasses(buttonClasses({ variant, tone, size }), styles.square[size])}>
      <span className={styles.content}>
        <Icon icon={icon} size={size === 'md' ? 18 : 16} isDirectional={isIconDirectional} />
      </span>
      {children}
      {props.isPending && <span aria-hidden className={styles.spinner} />}
    </AriaButton>
  )
}
