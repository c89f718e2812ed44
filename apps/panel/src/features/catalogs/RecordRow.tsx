import { Heading, Inline, ListRow, RowActions } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type RecordRowProps = {
  name: string
  /** After the name. */
  status: ReactNode
  canWrite: boolean
  onEdit: () => void
  onDelete: () => Promise<unknown>
  isPending: boolean
  children: ReactNode
}

/** A menu or a space: its name and status, its content, and its actions. */
export function RecordRow({ name, status, canWrite, children, ...actions }: RecordRowProps) {
  const intl = useIntl()
  return (
    <ListRow
      actions={
        canWrite && (
          <RowActions
            strings={{
              edit: intl.formatMessage({ id: 'catalogs.edit' }),
              editOf: intl.formatMessage({ id: 'catalogs.editOf' }, { name }),
              delete: intl.formatMessage({ id: 'catalogs.delete' }),
              deleteOf: intl.formatMessage({ id: 'catalogs.deleteOf' }, { name }),
            }}
            {...actions}
          />
        )
      }
    >
      <Inline gap="sm">
        <Heading level={2} size="body" dir="auto">
          {name}
        </Heading>
        {status}
      </Inline>
      {children}
    </ListRow>
  )
}
