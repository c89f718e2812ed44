import { Page, Stack } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { ListStates } from './ListStates.tsx'
import * as styles from './ListPage.css.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ShowMore } from './ShowMore.tsx'
import type { Pages } from './use-pages.ts'
import { useRowKeys } from './use-row-keys.ts'

type ListPageProps<Row> = {
  title: string
  list: Pages<Row>
  /** The total as a text of the page. */
  count?: (total: number) => string
  actions?: ReactNode
  /** The filter fields. */
  filters?: ReactNode
  skeleton?: ReactNode
  empty: ReactNode
  moreLabel?: string
  children: (row: Row) => ReactNode
}

/** A page with one list: title and count, filters, rows, and more of them. Arrow keys, Home and End move among the rows. */
export function ListPage<Row extends { id: number | string }>(props: ListPageProps<Row>) {
  const { title, list, count, actions, filters, skeleton = <ListSkeleton />, empty, moreLabel, children } = props
  const rowKeys = useRowKeys('li')
  const said = list.total !== undefined && count?.(list.total)
  return (
    <Page title={title} note={<span role="status">{said}</span>} actions={actions}>
      <Stack gap="lg">
        {filters}
        <ListStates list={list} skeleton={skeleton} empty={empty}>
          <ul className={styles.rows} ref={rowKeys} aria-label={title}>
            {list.rows.map((row) => (
              <li key={row.id} className={styles.row}>
                {children(row)}
              </li>
            ))}
          </ul>
        </ListStates>
        <ShowMore list={list} {...(moreLabel !== undefined && { label: moreLabel })} />
      </Stack>
    </Page>
  )
}
