import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { FactList, StatusTag, Text } from '@vendor-panel/ui'
import { LayoutPanelLeft, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useCanWrite } from '../../shared/provider-access.ts'
import { useWrite } from '../../shared/use-write.ts'
import { SpaceDialog } from './info-dialogs.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { ProviderRecords } from './ProviderRecords.tsx'
import { RecordRow } from './RecordRow.tsx'
import { spaceFieldProblems, type Space } from './space-form.ts'

/** The spaces of a provider and how many guests each holds (PROV-30, CAP-01, CAP-02). */
export function Spaces({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const canWrite = useCanWrite(provider.id, 'info')
  const list = useQuery(query('listCustomerSpaces', { query: { providerId: provider.id } }))
  return (
    <ProviderRecords
      list={list}
      label={intl.formatMessage({ id: 'catalogs.tab.capacity' })}
      canWrite={canWrite}
      add={intl.formatMessage({ id: 'catalogs.space.add' })}
      empty={{
        icon: LayoutPanelLeft,
        title: intl.formatMessage({ id: 'catalogs.space.empty.title' }),
        children: intl.formatMessage({ id: 'catalogs.space.empty.body' }),
      }}
      renderRow={(space: Space, onEdit) => <SpaceRow space={space} canWrite={canWrite} onEdit={onEdit} />}
      renderDialog={(space, onClose) => <SpaceDialog providerId={provider.id} spaceId={space?.id ?? null} onClose={onClose} />}
    />
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
    <RecordRow
      name={name}
      status={
        spaceFieldProblems(space).length > 0 && (
          <StatusTag tone="caution" icon={TriangleAlert}>
            {intl.formatMessage({ id: 'catalogs.space.incomplete' })}
          </StatusTag>
        )
      }
      canWrite={canWrite}
      onEdit={onEdit}
      onDelete={() => removal.write({ path: { customerSpaceId: space.id } })}
      isPending={removal.isPending}
    >
      <Text tone="muted">
        {intl.formatMessage({ id: `catalogs.spaceType.${space.spaceType}` })} · {intl.formatMessage({ id: `catalogs.kind.${space.kind}` })}
      </Text>
      {uses.length > 0 && (
        <FactList
          direction="row"
          facts={uses.map(({ use, text }) => ({ id: use, label: intl.formatMessage({ id: `catalogs.use.${use}` }), value: text }))}
        />
      )}
    </RecordRow>
  )
}
