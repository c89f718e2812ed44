import { Heading, ListRow, RowActions, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useWrite } from '../../shared/use-write.ts'
import type { SampleItem } from './sample-item-form.ts'

type SampleItemRowProps = { sampleItem: SampleItem; onEdit: () => void }

/** One sample item, with its actions. */
export function SampleItemRow({ sampleItem: { id, name, note }, onEdit }: SampleItemRowProps) {
  const intl = useIntl()
  const removal = useWrite('deleteSampleItem', {
    refetch: ['listSampleItems'],
    done: () => intl.formatMessage({ id: 'sample-items.deleted' }, { name }),
  })
  return (
    <ListRow
      actions={
        <RowActions
          strings={{
            edit: intl.formatMessage({ id: 'sample-items.edit' }),
            editOf: intl.formatMessage({ id: 'sample-items.editOf' }, { name }),
            delete: intl.formatMessage({ id: 'sample-items.delete' }),
            deleteOf: intl.formatMessage({ id: 'sample-items.deleteOf' }, { name }),
          }}
          onEdit={onEdit}
          onDelete={() => removal.write({ path: { sampleItemId: id } })}
          isPending={removal.isPending}
        />
      }
    >
      <Heading level={2} size="body" dir="auto">
        {name}
      </Heading>
      {note !== null && (
        <Text tone="muted" dir="auto">
          {note}
        </Text>
      )}
    </ListRow>
  )
}
