import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { openPriceUpdate, outdatedCatalogs, priceUpdateAfter, withoutOutdated, type PriceUpdateEvent } from '@vendor-panel/domain'
import type { ApiError } from '@vendor-panel/sdk'
import { query } from '@vendor-panel/sdk/query'
import { Button, Dialog, Heading, Inline, Stack, Text } from '@vendor-panel/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useReducer, useState } from 'react'
import { useIntl } from 'react-intl'
import { useVersioned } from '../../shared/form/use-versioned.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { showToast } from '../../shared/toasts.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useUser } from '../../shared/user.ts'
import { fieldsOf } from './catalog-form.ts'
import { CatalogForm } from './CatalogForm.tsx'
import { useSaveCatalog } from './use-save-catalog.ts'

type PriceUpdateDialogProps = {
  missing: readonly components['schemas']['MissingDataEntry'][]
  /** Dismisses the dialog, for a day. */
  onClose: () => void
}

/**
 * The prices that have expired, one list after the other: a warning first, then the form; previous and next wrap around, saving goes on to
 * the next list, and the last one ends it (CAT-22..25).
 */
export function PriceUpdateDialog({ missing, onClose }: PriceUpdateDialogProps) {
  const intl = useIntl()
  const client = useQueryClient()
  const [{ step, outdated, catalogId }, send] = useReducer(
    (update: ReturnType<typeof openPriceUpdate>, event: PriceUpdateEvent) => priceUpdateAfter(update, event),
    outdatedCatalogs(missing),
    openPriceUpdate,
  )
  // A list that was opened keeps what was typed while another one is shown.
  const [opened, setOpened] = useState<readonly number[]>([])
  if (catalogId !== null && !opened.includes(catalogId)) setOpened([...opened, catalogId])
  const close = intl.formatMessage({ id: 'shared.modals.later' })
  const finish = (saved: number) => {
    send('saved')
    // The last list ends the dialog, since no outdated list is left (CAT-25).
    const { queryKey } = query('listMissingData')
    client.setQueryData(queryKey, (cached) => cached && { ...cached, data: withoutOutdated(cached.data, saved) })
  }
  if (step === 'closed') return null
  if (step === 'warning')
    return (
      <Dialog
        size="sm"
        title={intl.formatMessage({ id: 'shared.modals.prices.title' })}
        strings={{ close }}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{close}</Button>
            <Button variant="primary" onPress={() => send('start')}>
              {intl.formatMessage({ id: 'shared.modals.prices.start' })}
            </Button>
          </>
        }
      >
        <Text isProse>{intl.formatMessage({ id: 'shared.modals.prices.body' }, { count: outdated.length })}</Text>
      </Dialog>
    )
  const position = outdated.findIndex((id) => id === catalogId) + 1
  return (
    <Dialog size="lg" title={intl.formatMessage({ id: 'shared.modals.prices.title' })} strings={{ close }} onClose={onClose}>
      {outdated.length > 1 && (
        <Inline gap="sm">
          <Button size="sm" icon={ChevronLeft} isIconDirectional onPress={() => send('prev')}>
            {intl.formatMessage({ id: 'shared.modals.prices.previous' })}
          </Button>
          <Text role="status" isNumeric>
            {intl.formatMessage({ id: 'shared.modals.prices.position' }, { position, count: outdated.length })}
          </Text>
          <Button size="sm" icon={ChevronRight} isIconDirectional onPress={() => send('next')}>
            {intl.formatMessage({ id: 'shared.modals.prices.next' })}
          </Button>
        </Inline>
      )}
      {opened
        .filter((id) => outdated.includes(id))
        .map((id) => (
          <div key={id} hidden={id !== catalogId}>
            <OutdatedCatalog catalogId={id} onSaved={() => finish(id)} />
          </div>
        ))}
    </Dialog>
  )
}

/** One list with expired prices. */
function OutdatedCatalog({ catalogId, onSaved }: { catalogId: number; onSaved: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const path = { customerId: useUser().customer.id, catalogId }
  // Its fields need its items, which are read by what the list is for.
  const read = useVersioned('getCatalog', { path }, (record) => record)
  const catalog = read.record
  const of = { catalogTypeId: catalog?.catalogType.id ?? 0, providerCategoryId: catalog?.provider.category.id ?? 0 }
  const items = useQuery({ ...query('listCatalogItems', { query: of }), enabled: catalog !== undefined })
  const save = useSaveCatalog(path)
  const failed = [read, items].filter(({ isError }) => isError)
  if (failed.length > 0) return <LoadFailed onRetry={() => void Promise.all(failed.map((one) => one.refetch()))} />
  if (!read.versions || !items.data) return <RowsSkeleton />
  const { initial, etag, reload } = read.versions
  const fields = (record: typeof initial) => fieldsOf(record, items.data.data)
  return (
    <Stack gap="lg">
      <div>
        <Heading level={3}>
          {intl.formatMessage({ id: 'shared.modals.prices.list' }, { name: initial.name, provider: initial.provider.name })}
        </Heading>
        <Text tone="muted">{intl.formatMessage({ id: 'shared.modals.prices.expired' }, { date: format.day(initial.expireAt) })}</Text>
      </div>
      <CatalogForm
        label={initial.name}
        items={items.data.data}
        initial={fields(initial)}
        etag={etag}
        reload={() => reload().then((latest) => ({ ...latest, values: fields(latest.values) }))}
        isSaveShown
        send={(values, submission) => save(values, submission).then(onSaved)}
        // ERR-10, AMB-67: the message of the refusal is shown as a toast as well.
        onRefusal={(error: ApiError) => showToast({ tone: 'critical', text: refusalText(error, (id) => intl.formatMessage({ id })) })}
      />
    </Stack>
  )
}
