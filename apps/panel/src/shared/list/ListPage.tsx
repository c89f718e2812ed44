import { Page, RowList, RowListSkeleton, Stack } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { ListStates } from './ListStates.tsx'
import { ShowMore } from './ShowMore.tsx'
import type { Pages } from './use-pages.ts'

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
  'use memo'
  const { title, list, count, actions, filters, skeleton = <RowListSkeleton />, empty, moreLabel, children } = props
  const countText = list.total !== undefined && count?.(list.total)
  return (
    <Page title={title} note={<span role="status">{countText}</span>} actions={actions}>
      <Stack gap="lg">
        {filters}
        <ListStates list={list} skeleton={skeleton} empty={empty}>
          <RowList label={title} items={list.rows}>
            {children}
          </RowList>
        </ListStates>
        <ShowMore list={list} {...(moreLabel !== undefined && { label: moreLabel })} />
      </Stack>
    </Page>
  )
}
