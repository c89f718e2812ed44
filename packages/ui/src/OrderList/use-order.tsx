import { useId } from 'react'

import { buttonClasses } from '../Button/Button.tsx'
import { square } from '../Button/Button.css.ts'
import { GripIcon } from '../Icon/dots.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './OrderList.css.ts'
import { useReorder } from './use-reorder.ts'

export interface OrderListStrings<Item> {
  /** Label of the button that lifts an item. */
  handle: (item: Item) => string
  /** How the keyboard moves an item. */
  help: string
  /** Announced when an item is lifted or moved; `position` begins with 1. */
  position: (item: Item, position: number, count: number) => string
  /** Announced when Escape restores the order. */
  cancelled: string
}

interface OrderOptions<Item> {
  items: readonly Item[]
  getKey: (item: Item) => number
  /** Without it there are no handles. */
  onOrder: ((keys: number[]) => Promise<unknown>) | undefined
  strings: OrderListStrings<Item>
}

/** The items in their order, each with its handle, and the announcements: for `OrderList` and `MediaGrid`. */
export function useOrder<Item>({ items, getKey, onOrder, strings }: OrderOptions<Item>) {
  const helpId = useId()
  const byKey = new Map(items.map((item) => [getKey(item), item]))
  const { listRef, order, announcement, handleProps, itemProps } = useReorder({
    keys: items.map(getKey),
    onOrder: onOrder ?? (() => Promise.resolve()),
    announce: (key, index) => {
      const item = byKey.get(key)
      return item === undefined ? '' : strings.position(item, index + 1, items.length)
    },
    cancelled: strings.cancelled,
  })
  const canOrder = onOrder !== undefined && items.length > 1
  const handleOf = (key: number, item: Item) => (
    <button
      type="button"
      aria-label={strings.handle(item)}
      aria-describedby={helpId}
      className={joinClasses(buttonClasses({ variant: 'quiet', size: 'sm' }), square.sm, styles.handle)}
      {...handleProps(key)}
    >
      <Icon icon={GripIcon} />
    </button>
  )
  const ordered = order.flatMap((key) => {
    const item = byKey.get(key)
    return item === undefined ? [] : [{ key, item, itemProps: itemProps(key), handle: canOrder && handleOf(key, item) }]
  })
  const announcements = canOrder && (
    <>
      <VisuallyHidden id={helpId}>{strings.help}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </>
  )
  return { listRef, ordered, announcements }
}
