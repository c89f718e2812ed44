import type { ReactNode } from 'react'

import * as styles from './RowList.css.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface RowListProps<Item extends { id: string | number }> {
  /** The accessible name, which is not shown. */
  label: string
  items: readonly Item[]
  /** The content of a row, such as a `ListRow`. */
  children: (item: Item) => ReactNode
}

/** Records one below the other, with lines between them. Arrow keys, Home and End move among the controls of the rows. */
export function RowList<Item extends { id: string | number }>({ label, items, children }: RowListProps<Item>) {
  const rowKeys = useRowKeys(':scope > li')
  return (
    <ul ref={rowKeys} aria-label={label} className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
