import { Button, Heading, Text } from '@vendor-panel/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ListRow } from '../../shared/list/ListRow.tsx'
import { useWrite } from '../../shared/use-write.ts'
import type { SampleItem } from './sample-item-form.ts'

type SampleItemRowProps = { sampleItem: SampleItem; onEdit: () => void }

/** One sample item, with its actions. */
export function SampleItemRow({ sampleItem: { id, name, note }, onEdit }: SampleItemRowProps) {
  const intl = useIntl()
  const removal = useWrite('deleteSampleItem', {
    refetch: ['listSampleItems'],
    done: () => intl.formatMessage({ id: 'sampleItems.deleted' }, { name }),
  })
  return (
    <ListRow
      actions={
        <>
          <Button
            size="sm"
            variant="quiet"
            icon={Pencil}
            aria-label={intl.formatMessage({ id: 'sampleItems.editOf' }, { name })}
            onPress={onEdit}
          >
            {intl.formatMessage({ id: 'sampleItems.edit' })}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={Trash2}
            aria-label={intl.formatMessage({ id: 'sampleItems.deleteOf' }, { name })}
            isPending={removal.isPending}
            // A refusal is shown in a toast.
            onPress={() => void removal.write({ path: { sampleItemId: id } }).catch(() => {})}
          >
            {intl.formatMessage({ id: 'sampleItems.delete' })}
          </Button>
        </>
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
