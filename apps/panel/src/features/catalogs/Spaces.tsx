import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Button, EmptyState, Heading, Inline, StatusTag, Text } from '@vendor-panel/ui'
import { LayoutPanelLeft, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListRow } from '../../shared/list/ListRow.tsx'
import { RowActions } from '../../shared/list/RowActions.tsx'
import { useCanWrite } from '../../shared/provider-access.ts'
import { useWrite } from '../../shared/use-write.ts'
import * as styles from './catalogs.css.ts'
import { SpaceDialog } from './info-dialogs.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { RecordStates } from './RecordStates.tsx'
import { spaceFieldProblems, type Space } from './space-form.ts'

/** The spaces of a provider and how many guests each holds (PROV-30, CAP-01, CAP-02). */
export function Spaces({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const canWrite = useCanWrite(provider.id, 'info')
  const list = useQuery(query('listCustomerSpaces', { query: { providerId: provider.id } }))
  const [dialog, setDialog] = useState<'add' | Space | null>(null)
  const add = canWrite && (
    <Button variant="primary" icon={Plus} onPress={() => setDialog('add')}>
      {intl.formatMessage({ id: 'catalogs.space.add' })}
    </Button>
  )
  return (
    <>
      <RecordStates
        list={list}
        label={intl.formatMessage({ id: 'catalogs.tab.capacity' })}
        actions={add}
        empty={
          <EmptyState icon={LayoutPanelLeft} title={intl.formatMessage({ id: 'catalogs.space.empty.title' })} actions={add}>
            {intl.formatMessage({ id: 'catalogs.space.empty.body' })}
          </EmptyState>
        }
      >
        {(space: Space) => <SpaceRow space={space} canWrite={canWrite} onEdit={() => setDialog(space)} />}
      </RecordStates>
      {dialog !== null && (
        <SpaceDialog providerId={provider.id} spaceId={dialog === 'add' ? null : dialog.id} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

function SpaceRow({ space, canWrite, onEdit }: { space: Space; canWrite: boolean; onEdit: () => void }) {
  const intl = useIntl()
  const { name } = space
  const removal = useWrite('deleteCustomerSpace', {
    refetch: ['listCustomerSpaces', 'listMissingData'],
    done: () => intl.formatMessage({ id: 'catalogs.deleted' }, { name }),
  })
  const uses = (['meal', 'cocktail'] as const).flatMap((use) => {
    const [min, max] = [space[`${use}Min`], space[`${use}Max`]]
    const kind = min === null ? (max === null ? 'none' : 'max') : max === null ? 'min' : 'both'
    return kind === 'none' ? [] : [{ use, text: intl.formatMessage({ id: 'catalogs.menu.guests' }, { kind, min, max }) }]
  })
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
            onEdit={onEdit}
            onDelete={() => removal.write({ path: { customerSpaceId: space.id } })}
            isPending={removal.isPending}
          />
        )
      }
    >
      <Inline gap="sm">
        <Heading level={2} size="body" dir="auto">
          {name}
        </Heading>
        {spaceFieldProblems(space).length > 0 && (
          <StatusTag tone="caution" icon={TriangleAlert}>
            {intl.formatMessage({ id: 'catalogs.space.incomplete' })}
          </StatusTag>
        )}
      </Inline>
      <Text tone="muted">
        {intl.formatMessage({ id: `catalogs.spaceType.${space.spaceType}` })} · {intl.formatMessage({ id: `catalogs.kind.${space.kind}` })}
      </Text>
      {uses.length > 0 && (
        <dl className={styles.facts}>
          {uses.map(({ use, text }) => (
            <div key={use}>
              <dt className={styles.factLabel}>{intl.formatMessage({ id: `catalogs.use.${use}` })}</dt>
              <dd className={styles.fact}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </ListRow>
  )
}
