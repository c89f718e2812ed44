import type { ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'
import { useLinkClick } from '../Link/navigation.tsx'
import * as styles from './Table.css.ts'
import type { TableColumn } from './Table.tsx'

export interface TableRowProps<Item> {
  item: Item
  columns: readonly TableColumn<Item>[]
  href: string | undefined
  actions: ReactNode
}

/** One record: a row, or a card below 600 px. */
export function TableRow<Item>({ item, columns, href, actions }: TableRowProps<Item>) {
  const handleClick = useLinkClick()
  const [first, ...others] = columns
  const name = first?.cell(item)
  return (
    <div role="row" className={styles.row} data-link={href === undefined ? undefined : ''}>
      <div role="rowheader" className={joinClasses(styles.cell, styles.title)}>
        {href === undefined ? (
          name
        ) : (
          <a href={href} className={styles.link} onClick={handleClick}>
            {name}
          </a>
        )}
      </div>
      {others.map((column) => {
        const content = column.cell(item)
        const classes = joinClasses(styles.cell, column.isNumeric && styles.numeric, column.isHeaderHidden && styles.headless)
        return (
          <div key={column.id} role="cell" className={classes}>
            {isNothing(content) ? null : (
              <>
                {!column.isHeaderHidden && (
                  <span aria-hidden className={styles.cardLabel}>
                    {column.header}
                  </span>
                )}
                <span>{content}</span>
              </>
            )}
          </div>
        )
      })}
      {actions !== undefined && (
        <div role="cell" className={joinClasses(styles.cell, styles.actions)}>
          {actions}
        </div>
      )}
    </div>
  )
}

const isNothing = (content: ReactNode) => content === null || content === undefined || content === false || content === ''
