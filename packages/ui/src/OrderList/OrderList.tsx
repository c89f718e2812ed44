import type { ReactNode } from 'react'

import * as styles from './OrderList.css.ts'
import { useOrder, type OrderListStrings } from './use-order.tsx'

export interface OrderListProps<Item> {
  /** The accessible name, which is not shown. */
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
  const { listRef, ordered, announcements } = useOrder({ items, getKey, onOrder, strings })
  return (
    <>
      <ul ref={listRef} aria-label={label} className={styles.list}>
        {ordered.map(({ key, item, itemProps, handle }) => (
          <li key={key} className={styles.row} {...itemProps}>
            {handle}
            <div className={styles.content}>{children(item)}</div>
          </li>
        ))}
      </ul>
      {announcements}
    </>
  )
}
