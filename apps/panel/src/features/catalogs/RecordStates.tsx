import type { UseQueryResult } from '@tanstack/react-query'
import { Inline, Stack } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { ListStates } from '../../shared/list/ListStates.tsx'
import { useRowKeys } from '../../shared/list/use-row-keys.ts'
import * as styles from './catalogs.css.ts'

type RecordStatesProps<Row> = {
  list: UseQueryResult<{ data: readonly Row[] }>
  label: string
  /** Above the rows. */
  actions: ReactNode
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** A short list of a provider: all its rows, or their replacement. A page that the user may not see says so (PERM-09). */
export function RecordStates<Row extends { id: number }>({ list, label, actions, empty, children }: RecordStatesProps<Row>) {
  const rowKeys = useRowKeys('li')
  const rows = list.data?.data ?? []
  if (list.error && [403, 404].includes(list.error.status)) throw list.error
  return (
    <ListStates
      list={{ rows: [...rows], isLoading: list.isPending, isFailed: list.isError && !list.data, retry: () => void list.refetch() }}
      empty={empty}
    >
      <Stack gap="lg">
        {actions && <Inline gap="sm">{actions}</Inline>}
        <ul className={styles.rows} ref={rowKeys} aria-label={label}>
          {rows.map((row) => (
            <li key={row.id} className={styles.rowItem}>
              {children(row)}
            </li>
          ))}
        </ul>
      </Stack>
    </ListStates>
  )
}
