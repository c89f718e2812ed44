import { useQuery } from '@tanstack/react-query'
import { catalogState, localDate } from '@vendor-panel/domain'
import { versioned } from '@vendor-panel/sdk/query'
import { Button, Heading, Inline, StatusTag, Text } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'
import { useWrite } from '../../shared/use-write.ts'
import { priceReads, useSaveCatalog } from './use-save-catalog.ts'
import { fieldsOf, type Catalog, type CatalogItem } from './catalog-form.ts'
import { CatalogForm } from './CatalogForm.tsx'
import { catalogStates } from './catalog-states.ts'
import * as styles from './catalogs.css.ts'

type CatalogSectionProps = {
  catalog: Catalog
  items: readonly CatalogItem[]
  /** Whether other lists of the type are for seasons. */
  hasSeasons: boolean
  canWrite: boolean
}

/** One price list: what it is for, its state, and its prices. */
export function CatalogSection({ catalog, items, hasSeasons, canWrite }: CatalogSectionProps) {
  const intl = useIntl()
  const api = useApi()
  const format = useFormat()
  const id = useId()
  const user = useUser()
  const today = localDate(useMinute(), user.details.timeZone)
  const path = { customerId: user.customer.id, catalogId: catalog.id }
  // The version must be the one on the screen, so nothing is taken from the cache.
  const { data, isError, refetch } = useQuery({ ...versioned(api, 'getCatalog', { path }), staleTime: Infinity, gcTime: 0 })
  const save = useSaveCatalog(items)
  const [savedEtag, setSavedEtag] = useState<string | null>(null)
  const removal = useWrite('deleteCatalog', {
    refetch: priceReads,
    done: () => intl.formatMessage({ id: 'catalogs.deleted' }, { name: catalog.name }),
  })
  const { tone, icon } = catalogStates[catalogState(catalog, today)]
  const season = catalog.season
    ? intl.formatMessage({ id: 'catalogs.season' }, { start: format.day(catalog.season.startOn), end: format.day(catalog.season.endOn) })
    : intl.formatMessage({ id: hasSeasons ? 'catalogs.otherDays' : 'catalogs.allDays' })
  const label = intl.formatMessage({ id: 'catalogs.listName' }, { name: catalog.name, season })
  const saved = data && save(path, data.etag)
  const ifMatch = savedEtag ?? data?.etag
  return (
    <section aria-labelledby={`${id} ${id}-season`} className={styles.section}>
      <div className={styles.sectionHead}>
        <Inline gap="sm">
          <Heading level={2} id={id}>
            {catalog.name}
          </Heading>
          <Text tone="muted" id={`${id}-season`}>
            {season}
          </Text>
        </Inline>
        <Inline gap="sm">
          <StatusTag tone={tone} icon={icon}>
            {intl.formatMessage({ id: `catalogs.state.${catalogState(catalog, today)}` }, { date: format.dayShort(catalog.expireAt) })}
          </StatusTag>
          {canWrite && data && (
            <Button
              size="sm"
              variant="quiet"
              icon={Trash2}
              aria-label={intl.formatMessage({ id: 'catalogs.deleteOf' }, { name: label })}
              isPending={removal.isPending}
              // A refusal is shown in a toast.
              onPress={() => void removal.write({ path, ...(ifMatch && { ifMatch }) }).catch(() => {})}
            >
              {intl.formatMessage({ id: 'catalogs.delete' })}
            </Button>
          )}
        </Inline>
      </div>
      {data && saved ? (
        <CatalogForm
          label={label}
          items={items}
          initial={fieldsOf(data.answer.data, items)}
          isReadOnly={!canWrite}
          {...saved}
          send={(fields, submission) =>
            saved.send(fields, {
              ...submission,
              keepOpen: (etag) => {
                setSavedEtag(etag)
                submission.keepOpen(etag)
              },
            })
          }
        />
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </section>
  )
}
