import type { LinkProps } from '../Link/Link.tsx'
import type { ButtonLook } from './Button.tsx'

import { Icon } from '../Icon/Icon.tsx'
import { useLinkClick } from '../Link/navigation.tsx'
import { buttonClasses } from './Button.tsx'
import * as styles from './Button.css.ts'

export type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'variant' | 'className' | 'isCurrent'>

/** A link that looks like a button because it is the next step. */
export function ButtonLink({
  variant = 'secondary',
  tone = 'accent',
  size = 'md',
  icon,
  isIconDirectional = false,
  isFullWidth = false,
  children,
  onClick,
  ...props
}: ButtonLinkProps) {
  const handleClick = useLinkClick(onClick)
  return (
    <a {...props} className={buttonClasses({ variant, tone, size, isFullWidth })} onClick={handleClick}>
      <span className={styles.content}>
        {icon && <Icon icon={icon} isDirectional={isIconDirectional} />}
        {children}
      </span>
    </a>
  )
}
