import type { components } from '@vendor-panel/contract'
import { localDate, priceExpiryRange } from '@vendor-panel/domain'
import { Button, Heading, Select } from '@vendor-panel/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { confirmLeave } from '../../shared/navigation.ts'
import { store } from '../../shared/store.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import { useUser } from '../../shared/user.ts'
import { bodyOf, fieldsOf, type Catalog, type CatalogItem } from './catalog-form.ts'
import { CatalogForm } from './CatalogForm.tsx'
import * as styles from './catalogs.css.ts'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { priceReads } from './use-save-catalog.ts'

type NewCatalogProps = {
  provider: Provider
  types: readonly components['schemas']['CatalogType'][]
  itemsOf: (typeId: number) => readonly CatalogItem[]
  /** The lists that exist: a new one starts with the prices of one of its type. */
  taken: readonly Catalog[]
  onClose: () => void
}

/** Adds a price list; for a season it starts with the prices that apply otherwise (CAT-31). */
export function NewCatalog({ provider, types, itemsOf, taken, onClose }: NewCatalogProps) {
  const intl = useIntl()
  const id = useId()
  const { customer, details } = useUser()
  const today = localDate(useMinute(), details.timeZone)
  const [typeId, setTypeId] = useState(
    types.find((type) => !taken.some(({ catalogType }) => catalogType.id === type.id))?.id ?? types[0]?.id ?? 0,
  )
  const [isDirty, setDirty] = useState(false)
  const choose = (chosen: string) => {
    const leave = () => setTypeId(Number(chosen))
    // Another type has other items: its form starts again.
    if (isDirty) store.set(confirmLeave, { leave })
    else leave()
  }
  const { write } = useWrite('createCatalog', {
    refetch: priceReads,
    done: ({ data }) => intl.formatMessage({ id: 'catalogs.added' }, { name: data.name }),
    hasForm: true,
  })
  const model = taken.find(({ catalogType }) => catalogType.id === typeId)
  const title = intl.formatMessage({ id: 'catalogs.add' })
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {types.length > 1 && (
        <div className={styles.chooser}>
          <Select
            label={intl.formatMessage({ id: 'catalogs.type' })}
            options={types.map((type) => ({ value: String(type.id), label: type.name }))}
            value={String(typeId)}
            onChange={choose}
          />
        </div>
      )}
      <CatalogForm
        key={typeId}
        label={title}
        items={itemsOf(typeId)}
        initial={fieldsOf(
          {
            prices: model?.prices ?? [],
            unit: model?.unit ?? 1,
            currency: model?.currency ?? customer.currency,
            expireAt: priceExpiryRange(today).max.toString(),
            season: null,
          },
          itemsOf(typeId),
        )}
        isSaveShown
        onDirtyChange={setDirty}
        actions={
          <Button variant="quiet" onPress={onClose}>
            {intl.formatMessage({ id: 'catalogs.cancel' })}
          </Button>
        }
        send={(fields, { idempotencyKey }) =>
          write({
            path: { customerId: customer.id },
            body: { ...bodyOf(fields, today), providerId: provider.id, catalogTypeId: typeId },
            idempotencyKey,
          }).then(onClose)
        }
      />
    </section>
  )
}
