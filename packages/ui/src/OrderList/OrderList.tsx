import { GripVertical } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { buttonClasses } from '../Button/Button.tsx'
import { square } from '../Button/Button.css.ts'
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
  /** Announced when an item is lifted or moved; `place` begins with 1. */
  place: (item: Item, place: number, count: number) => string
  /** Announced when Escape restores the order. */
  cancelled: string
}

export interface OrderListProps<Item> {
  label: string
  items: readonly Item[]
  getKey: (item: Item) => number
  /** Saves another order. If it rejects, the saved order is shown again. Left out where the order cannot be changed. */
  onOrder?: ((keys: number[]) => Promise<unknown>) | undefined
  strings: OrderListStrings<Item>
  /** The content of a row. */
  children: (item: Item) => ReactNode
}

/** A list whose order the user changes: each row is dragged by its handle, or moved by the handle with Space and the arrow keys. */
export function OrderList<Item>({ label, items, getKey, onOrder, strings, children }: OrderListProps<Item>) {
  const helpId = useId()
  const byKey = new Map(items.map((item) => [getKey(item), item]))
  const place = (key: number, index: number) => {
    const item = byKey.get(key)
    return item === undefined ? '' : strings.place(item, index + 1, items.length)
  }
  const { listRef, order, announcement, handleProps, itemProps } = useReorder({
    keys: items.map(getKey),
    onOrder: onOrder ?? (() => Promise.resolve()),
    announce: place,
    cancelled: strings.cancelled,
  })
  const canOrder = onOrder !== undefined && items.length > 1
  return (
    <>
      <ul ref={listRef} aria-label={label} className={styles.list}>
        {order.map((key) => {
          const item = byKey.get(key)
          return (
            item !== undefined && (
              <li key={key} className={styles.row} {...itemProps(key)}>
                {canOrder && (
                  <button
                    type="button"
                    aria-label={strings.handle(item)}
                    aria-describedby={helpId}
                    className={joinClasses(buttonClasses({ variant: 'quiet', size: 'sm' }), square.sm, styles.handle)}
                    {...handleProps(key)}
                  >
                    <Icon icon={GripVertical} />
                  </button>
                )}
                <div className={styles.content}>{children(item)}</div>
              </li>
            )
          )
        })}
      </ul>
      {canOrder && (
        <>
          <VisuallyHidden id={helpId}>{strings.help}</VisuallyHidden>
          <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
        </>
      )}
    </>
  )
}
