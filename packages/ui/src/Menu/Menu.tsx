import type { ReactNode } from 'react'
import { Menu as AriaMenu, type MenuProps as AriaMenuProps } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'

import { floating } from '../Popover/overlay.css.ts'
import * as styles from './Menu.css.ts'

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'style' | 'children' | 'items' | 'aria-label'> {
  /** The accessible name, which is not shown. */
  label: string
  placement?: PopoverProps['placement']
  /** Above the items, for example the signed-in user. */
  header?: ReactNode
  children: ReactNode
}

/** Choices behind a button: inside a `MenuTrigger`, after the button. */
export function Menu({ label, placement = 'bottom start', header, children, ...props }: MenuProps) {
  return (
    <Popover placement={placement} className={floating}>
      {header}
      <AriaMenu {...props} aria-label={label} className={styles.menu}>
        {children}
      </AriaMenu>
    </Popover>
  )
}
