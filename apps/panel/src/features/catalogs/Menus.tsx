import { useQuery } from '@tanstack/react-query'
import { catalogState, localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Button, EmptyState, Heading, Inline, StatusTag, Text } from '@vendor-panel/ui'
import { Plus, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
import { ListRow } from '../../shared/list/ListRow.tsx'
import { RowActions } from '../../shared/list/RowActions.tsx'
import { useCanWrite } from '../../shared/provider-access.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { catalogStates } from './catalog-states.ts'
import { MenuDialog } from './info-dialogs.ts'
import type { Menu } from './menu-form.ts'
import { MenuPdf } from './MenuPdf.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { RecordStates } from './RecordStates.tsx'

/** The menus of a provider, each with its price, guests and PDF (CAT-15, CAT-21). */
export function Menus({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const canWrite = useCanWrite(provider.id, 'budget')
  const { customer } = useUser()
  const list = useQuery(query('listCatalogMenus', { path: { customerId: customer.id }, query: { providerId: provider.id } }))
  const [dialog, setDialog] = useState<'add' | Menu | null>(null)
  const add = canWrite && (
    <Button variant="primary" icon={Plus} onPress={() => setDialog('add')}>
      {intl.formatMessage({ id: 'catalogs.menu.add' })}
    </Button>
  )
  return (
    <>
      <RecordStates
        list={list}
        label={intl.formatMessage({ id: 'catalogs.tab.menus' })}
        actions={add}
        empty={
          <EmptyState icon={UtensilsCrossed} title={intl.formatMessage({ id: 'catalogs.menu.empty.title' })} actions={add}>
            {intl.formatMessage({ id: 'catalogs.menu.empty.body' })}
          </EmptyState>
        }
      >
        {(menu: Menu) => <MenuRow menu={menu} canWrite={canWrite} onEdit={() => setDialog(menu)} />}
      </RecordStates>
      {dialog !== null && <MenuDialog providerId={provider.id} menu={dialog === 'add' ? null : dialog} onClose={() => setDialog(null)} />}
    </>
  )
}

function MenuRow({ menu, canWrite, onEdit }: { menu: Menu; canWrite: boolean; onEdit: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const { customer, details } = useUser()
  const labelOf = useConfigLabel('customer_menu_pricing_type')
  const state = catalogState({ expireAt: menu.expireAt, season: null }, localDate(useMinute(), details.timeZone))
  const { tone, icon } = catalogStates[state]
  const { name, minGuestCount, maxGuestCount } = menu
  const removal = useWrite('deleteCatalogMenu', {
    refetch: ['listCatalogMenus'],
    done: () => intl.formatMessage({ id: 'catalogs.deleted' }, { name }),
  })
  const guests = {
    min: minGuestCount,
    max: maxGuestCount,
    kind: minGuestCount === null ? (maxGuestCount === null ? 'none' : 'max') : maxGuestCount === null ? 'min' : 'both',
  }
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
            onDelete={() => removal.write({ path: { customerId: customer.id, catalogMenuId: menu.id } })}
            isPending={removal.isPending}
          />
        )
      }
    >
      <Inline gap="sm">
        <Heading level={2} size="body" dir="auto">
          {name}
        </Heading>
        <StatusTag tone={tone} icon={icon}>
          {intl.formatMessage({ id: `catalogs.state.${state}` }, { date: format.dayShort(menu.expireAt) })}
        </StatusTag>
      </Inline>
      <Inline gap="sm">
        <Text isNumeric weight="bold">
          {format.money(menu.price, menu.currency)}
        </Text>
        <Text>{labelOf(menu.type) ?? menu.type}</Text>
        {guests.kind !== 'none' && <Text tone="muted">{intl.formatMessage({ id: 'catalogs.menu.guests' }, guests)}</Text>}
      </Inline>
      {menu.notes !== '' && (
        <Text tone="muted" isProse dir="auto">
          {menu.notes}
        </Text>
      )}
      {menu.pdf && <MenuPdf menu={menu} pdf={menu.pdf} canWrite={canWrite} />}
    </ListRow>
  )
}
