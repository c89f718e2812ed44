import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'

import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  /** A short text; never the only source of information, since touch does not open it. */
  content: ReactNode
  placement?: AriaTooltipProps['placement']
  /** The button that the tooltip describes. */
  children: ReactElement
}

/** A text next to a button, shown on hover and focus. */
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
