import { Button, EmptyState, RowListSkeleton } from '@vendor-panel/ui'
import { List, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { AddSampleItemDialog, EditSampleItemDialog } from './sample-item-dialogs.ts'
import { SampleItemRow } from './SampleItemRow.tsx'

/** The sample items of the account: listed, added, changed and deleted. */
export function SampleItemsPage() {
  const intl = useIntl()
  const list = usePages('listSampleItems')
  const [dialog, setDialog] = useState<'add' | { sampleItemId: number } | null>(null)
  const close = () => setDialog(null)
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setDialog('add')}>
      {intl.formatMessage({ id: 'sample-items.add' })}
    </Button>
  )
  return (
    <>
      <ListPage
        title={intl.formatMessage({ id: 'app.nav.sampleItems' })}
        list={list}
        count={(total) => intl.formatMessage({ id: 'sample-items.count' }, { count: total })}
        actions={add}
        skeleton={<RowListSkeleton hasActions />}
        empty={
          <EmptyState icon={List} title={intl.formatMessage({ id: 'sample-items.empty.title' })} actions={add}>
            {intl.formatMessage({ id: 'sample-items.empty.body' })}
          </EmptyState>
        }
      >
        {(sampleItem) => <SampleItemRow sampleItem={sampleItem} onEdit={() => setDialog({ sampleItemId: sampleItem.id })} />}
      </ListPage>
      {dialog === 'add' && <AddSampleItemDialog onClose={close} />}
      {typeof dialog === 'object' && dialog && <EditSampleItemDialog sampleItemId={dialog.sampleItemId} onClose={close} />}
    </>
  )
}
