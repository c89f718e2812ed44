import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'

import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  /** A few words more; never the only place where they stand, since touch does not reach them. */
  content: ReactNode
  placement?: AriaTooltipProps['placement']
  /** The button it speaks about. */
  children: ReactElement
}

/** Words that appear beside a button when the pointer rests on it or focus reaches it. */
export function Tooltip({ content, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={styles.tooltip}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
