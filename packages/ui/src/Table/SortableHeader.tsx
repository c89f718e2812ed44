import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Table.css.ts'
import type { TableSort } from './Table.tsx'

export interface SortableHeaderProps {
  column: { id: string; header: string; isNumeric?: boolean }
  sort: TableSort | null
  onSort: (sort: TableSort) => void
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** A header that sorts by its column; pressing it again reverses the order. */
export function SortableHeader({ column, sort, onSort }: SortableHeaderProps) {
  const direction = sort?.columnId === column.id ? sort.direction : 'none'
  const isSorted = direction === 'none' ? undefined : ''
  const press = () => onSort({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
  return (
    <div
      role="columnheader"
      aria-sort={direction}
      data-sortable=""
      className={joinClasses(styles.head, column.isNumeric && styles.numeric)}
    >
      <Button className={styles.sortButton} onPress={press} data-sorted={isSorted}>
        {column.header}
        <span className={styles.sortIcon} data-sorted={isSorted}>
          <Icon icon={icons[direction]} size={14} />
        </span>
      </Button>
    </div>
  )
}
