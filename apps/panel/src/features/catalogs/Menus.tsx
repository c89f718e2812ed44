import { useQuery } from '@tanstack/react-query'
import { catalogState, localDate } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { Inline, StatusTag, Text } from '@vendor-panel/ui'
import { UtensilsCrossed } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useConfigLabel } from '../../shared/use-config-label.ts'
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
import { ProviderRecords } from './ProviderRecords.tsx'
import { RecordRow } from './RecordRow.tsx'

/** The menus of a provider, each with its price, guests and PDF (CAT-15, CAT-21). */
export function Menus({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const canWrite = useCanWrite(provider.id, 'budget')
  const { customer } = useUser()
  const list = useQuery(query('listCatalogMenus', { path: { customerId: customer.id }, query: { providerId: provider.id } }))
  return (
    <ProviderRecords
      list={list}
      label={intl.formatMessage({ id: 'catalogs.tab.menus' })}
      canWrite={canWrite}
      add={intl.formatMessage({ id: 'catalogs.menu.add' })}
      empty={{
        icon: UtensilsCrossed,
        title: intl.formatMessage({ id: 'catalogs.menu.empty.title' }),
        children: intl.formatMessage({ id: 'catalogs.menu.empty.body' }),
      }}
      renderRow={(menu: Menu, onEdit) => <MenuRow menu={menu} canWrite={canWrite} onEdit={onEdit} />}
      renderDialog={(menu, onClose) => <MenuDialog providerId={provider.id} menu={menu} onClose={onClose} />}
    />
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
    <RecordRow
      name={name}
      status={
        <StatusTag tone={tone} icon={icon}>
          {intl.formatMessage({ id: `catalogs.state.${state}` }, { date: format.dayShort(menu.expireAt) })}
        </StatusTag>
      }
      canWrite={canWrite}
      onEdit={onEdit}
      onDelete={() => removal.write({ path: { customerId: customer.id, catalogMenuId: menu.id } })}
      isPending={removal.isPending}
    >
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
    </RecordRow>
  )
}
