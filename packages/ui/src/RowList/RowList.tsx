import { memo, type ReactNode } from 'react'

import * as styles from './RowList.css.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface RowListProps<Item extends { id: string | number }> {
  /** The accessible name, which is not shown. */
  label: string
  items: readonly Item[]
  /** The content of a row, such as a `ListRow`. Where the function stays the same, only rows whose item has changed render again. */
  children: (item: Item) => ReactNode
}

/** Records one below the other, with lines between them. Arrow keys, Home and End move among the controls of the rows. */
export function RowList<Item extends { id: string | number }>({ label, items, children }: RowListProps<Item>) {
  const rowKeys = useRowKeys(':scope > li')
  return (
    <ul ref={rowKeys} aria-label={label} className={styles.list}>
      {items.map((item) => (
        <Row key={item.id} item={item}>
          {children}
        </Row>
      ))}
    </ul>
  )
}

type RowProps<Item> = { item: Item; children: (item: Item) => ReactNode }

function RowContent<Item>({ item, children }: RowProps<Item>) {
  return <li className={styles.row}>{children(item)}</li>
}

const Row = memo(RowContent) as typeof RowContent
