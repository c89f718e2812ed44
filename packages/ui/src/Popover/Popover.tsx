import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'

import { joinClasses } from '../join-classes.ts'
import { floating } from './overlay.css.ts'
import * as styles from './Popover.css.ts'

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** The accessible name, which is not shown. */
  label: string
  /** `lg` for lists: it fills a phone's width. */
  size?: keyof typeof styles.size
  children: ReactNode
}

/** Content next to the button that opens it: inside a `PopoverTrigger`, after the button. */
export function Popover({ label, children, placement = 'bottom start', size = 'md', ...props }: PopoverProps) {
  return (
    <AriaPopover {...props} placement={placement} className={floating}>
      <Dialog aria-label={label} className={joinClasses(styles.content, styles.size[size])}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
