import { memo, type ReactNode } from 'react'

import { useLinkClick } from '../Link/navigation.tsx'
import * as styles from './VirtualList.css.ts'

export interface VirtualListRowProps<Item> {
  item: Item
  index: number
  href: string
  setSize: number
  isSelected: boolean
  isTabStop: boolean
  /** Offset in the list, in px. */
  top: number
  children: (item: Item) => ReactNode
  onIntent?: ((item: Item) => void) | undefined
}

function Row<Item>({ item, index, href, setSize, isSelected, isTabStop, top, children, onIntent }: VirtualListRowProps<Item>) {
  const handleClick = useLinkClick()
  return (
    <li data-index={index} aria-setsize={setSize} aria-posinset={index + 1} className={styles.row} style={{ insetBlockStart: top }}>
      <a
        href={href}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        className={styles.link}
        onClick={handleClick}
        onPointerEnter={() => onIntent?.(item)}
        onFocus={() => onIntent?.(item)}
      >
        {children(item)}
      </a>
    </li>
  )
}

/** One row: renders only when its own data changes, never on scroll. */
export const VirtualListRow = memo(Row) as typeof Row
