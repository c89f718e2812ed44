import { useId, type ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { SortableHeader } from './SortableHeader.tsx'
import * as styles from './Table.css.ts'
import { TableRow } from './TableRow.tsx'

export interface TableColumn<Item> {
  id: string
  header: string
  /** Shows the header to assistive technology only, if the values are self-explanatory. */
  isHeaderHidden?: boolean
  /** Null omits the value on a card. */
  cell: (item: Item) => ReactNode
  /** Numbers and prices: at the end of the column, in tabular figures. */
  isNumeric?: boolean
  isSortable?: boolean
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

export interface TableProps<Item> {
  label: string
  /** Shows the label to assistive technology only, if the page already names the table. */
  isLabelHidden?: boolean
  /** The first one names the row. */
  columns: readonly TableColumn<Item>[]
  items: readonly Item[]
  getKey: (item: Item) => string | number
  /** Makes the row a link; its name is the text of the first column. */
  getHref?: (item: Item) => string
  /** Buttons or a menu at the end of each row. */
  actions?: { header: string; cell: (item: Item) => ReactNode }
  /** The column that the items are sorted by; null without one. */
  sort?: TableSort | null
  /** Called when the user presses a sortable header. The caller sorts the items. */
  onSort?: (sort: TableSort) => void
  /** Shown instead of the table if there are no items. */
  empty?: ReactNode
}

/**
 * Records in columns; below 600 px each row is displayed as a card. Not React Aria's table, which is a grid for selection (decision 22).
 * Roles instead of table elements, because browsers drop the implicit roles of a `table` that is displayed as cards.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { label, isLabelHidden = false, columns, items, getKey, getHref, actions, sort = null, onSort, empty } = props
  const id = useId()
  if (items.length === 0 && empty !== undefined) return empty
  const labelElement = (
    <div id={id} className={styles.label}>
      {label}
    </div>
  )
  return (
    <div className={styles.region}>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <div role="table" aria-labelledby={id} className={styles.table}>
        <div role="rowgroup" className={styles.headGroup}>
          <div role="row" className={styles.headRow}>
            {columns.map((column) =>
              column.isSortable && onSort ? (
                <SortableHeader key={column.id} column={column} sort={sort} onSort={onSort} />
              ) : (
                <div key={column.id} role="columnheader" className={joinClasses(styles.head, column.isNumeric && styles.numeric)}>
                  {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
                </div>
              ),
            )}
            {actions && (
              <div role="columnheader" className={styles.head}>
                <VisuallyHidden>{actions.header}</VisuallyHidden>
              </div>
            )}
          </div>
        </div>
        <div role="rowgroup" className={styles.bodyGroup}>
          {items.map((item) => (
            <TableRow key={getKey(item)} item={item} columns={columns} href={getHref?.(item)} actions={actions?.cell(item)} />
          ))}
        </div>
      </div>
    </div>
  )
}
