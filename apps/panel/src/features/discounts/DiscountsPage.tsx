import { Button, EmptyState, RowListSkeleton, Select } from '@vendor-panel/ui'
import { Percent, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useWritableProviders } from '../../shared/provider-access.ts'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { usePackageGate } from '../../shared/use-package-gate.ts'
import { useUser } from '../../shared/user.ts'
import { CouponCheck } from './CouponCheck.tsx'
import { AddDiscountDialog, EditDiscountDialog } from './discount-dialogs.ts'
import { DiscountRow } from './DiscountRow.tsx'
import * as styles from './discounts.css.ts'
import { discountFilters } from './discounts-url.ts'

/** The discounts of the account's providers: listed, added, changed and deleted (ROUTE-43, DISC-09). */
export function DiscountsPage() {
  const intl = useIntl()
  const { providers } = useUser()
  const [filters, setFilters] = useUrlFilters(discountFilters)
  const list = usePages('listDiscounts', { query: filters })
  const { writable, failure } = useWritableProviders('discounts')
  const [dialog, setDialog] = useState<'add' | 'upgrade' | { discountId: number } | null>(null)
  // With several providers the dialog marks those that need another package.
  const onlyProvider = writable.length === 1 ? writable[0] : undefined
  const close = () => setDialog(null)
  const gate = usePackageGate('campaigns', onlyProvider?.id)
  const add = writable.length > 0 && (
    <Button variant="primary" icon={Plus} onPress={() => setDialog(gate.isClosed ? 'upgrade' : 'add')}>
      {intl.formatMessage({ id: 'discounts.add' })}
    </Button>
  )
  return (
    <>
      <ListPage
        title={intl.formatMessage({ id: 'app.nav.discounts' })}
        list={list}
        count={(total) => intl.formatMessage({ id: 'discounts.count' }, { count: total })}
        actions={add}
        filters={
          <>
            {providers.length > 1 && (
              <div className={styles.filter}>
                <Select
                  label={intl.formatMessage({ id: 'discounts.provider' })}
                  options={[
                    { value: '', label: intl.formatMessage({ id: 'discounts.allProviders' }) },
                    ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
                  ]}
                  value={String(filters.providerId ?? '')}
                  onChange={(value) => setFilters(value === '' ? {} : { providerId: Number(value) })}
                />
              </div>
            )}
            <CouponCheck />
            {failure && <LoadFailed onRetry={failure.onRetry} />}
          </>
        }
        skeleton={<RowListSkeleton hasActions={writable.length > 0} />}
        empty={
          <EmptyState icon={Percent} title={intl.formatMessage({ id: 'discounts.empty.title' })} actions={add}>
            {intl.formatMessage({ id: 'discounts.empty.body' })}
          </EmptyState>
        }
      >
        {(discount) => (
          <DiscountRow
            discount={discount}
            providerName={providers.find(({ id }) => id === discount.providerId)?.name}
            canWrite={writable.some(({ id }) => id === discount.providerId)}
            onEdit={() => setDialog({ discountId: discount.id })}
          />
        )}
      </ListPage>
      {dialog === 'upgrade' && <UpgradeDialog lacking="discounts" onClose={close} />}
      {dialog === 'add' && <AddDiscountDialog providers={writable} providerId={filters.providerId} onClose={close} />}
      {typeof dialog === 'object' && dialog && <EditDiscountDialog discountId={dialog.discountId} onClose={close} />}
    </>
  )
}
