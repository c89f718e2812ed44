import type { UseQueryResult } from '@tanstack/react-query'
import { Button, EmptyState, Inline, RowList, Stack, type EmptyStateProps } from '@vendor-panel/ui'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ListStates } from '../../shared/list/ListStates.tsx'

type ProviderRecordsProps<Row> = {
  list: UseQueryResult<{ data: readonly Row[] }>
  label: string
  canWrite: boolean
  /** Text of the button that opens the dialog for a new one. */
  add: string
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'children'>
  renderRow: (row: Row, onEdit: () => void) => ReactNode
  /** The dialog of a row, or of a new one. */
  renderDialog: (row: Row | null, onClose: () => void) => ReactNode
}

/** A short list of a provider, all its rows, and the dialog that adds and changes them; without read permission a message (PERM-09). */
export function ProviderRecords<Row extends { id: number }>(props: ProviderRecordsProps<Row>) {
  const { list, label, canWrite, add, empty, renderRow, renderDialog } = props
  const [opened, setOpened] = useState<'new' | Row | null>(null)
  const rows = list.data?.data ?? []
  if (list.error && [403, 404].includes(list.error.status)) throw list.error
  const button = canWrite && (
    <Button variant="primary" icon={Plus} onPress={() => setOpened('new')}>
      {add}
    </Button>
  )
  return (
    <>
      <ListStates
        list={{ rows: [...rows], isLoading: list.isPending, isFailed: list.isError && !list.data, retry: () => void list.refetch() }}
        empty={<EmptyState {...empty} actions={button} />}
      >
        <Stack gap="lg">
          {button && <Inline gap="sm">{button}</Inline>}
          <RowList label={label} items={rows}>
            {(row) => renderRow(row, () => setOpened(row))}
          </RowList>
        </Stack>
      </ListStates>
      {opened !== null && renderDialog(opened === 'new' ? null : opened, () => setOpened(null))}
    </>
  )
}
