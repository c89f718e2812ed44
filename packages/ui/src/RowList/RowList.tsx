import { memo, useCallback, type ReactNode } from 'react'

import * as styles from './RowList.css.ts'
import { keepFocus } from './keep-focus.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface RowListProps<Item extends { id: string | number }> {
  /** The accessible name, which is not shown. */
  label: string
  items: readonly Item[]
  /** The content of a row, such as a `ListRow`. Where the function stays the same, only rows whose item has changed render again. */
  children: (item: Item) => ReactNode
}

/**
 * Records one below the other, with lines between them. Arrow keys, Home and End move among the controls of the rows. The focus of a removed
 * row moves to the next one.
 */
export function RowList<Item extends { id: string | number }>({ label, items, children }: RowListProps<Item>) {
  const rowKeys = useRowKeys(':scope > li')
  const listRef = useCallback(
    (list: HTMLElement | null) => {
      const ends = [rowKeys(list), list && keepFocus(list)]
      return () => ends.forEach((end) => end?.())
    },
    [rowKeys],
  )
  return (
    <ul ref={listRef} aria-label={label} className={styles.list}>
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
