import { catalogState, localDate } from '@vendor-panel/domain'
import { Button, Heading, Inline, StatusTag, Text } from '@vendor-panel/ui'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { RecordLoading } from '../../shared/form/RecordLoading.tsx'
import { useVersioned } from '../../shared/form/use-versioned.ts'
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
  const format = useFormat()
  const id = useId()
  const user = useUser()
  const today = localDate(useMinute(), user.details.timeZone)
  const path = { customerId: user.customer.id, catalogId: catalog.id }
  const read = useVersioned('getCatalog', { path }, (record) => fieldsOf(record, items))
  const save = useSaveCatalog(path)
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
  const ifMatch = savedEtag ?? read.versions?.etag
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
          {canWrite && read.record && (
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
      {read.versions ? (
        <CatalogForm
          label={label}
          items={items}
          isReadOnly={!canWrite}
          {...read.versions}
          send={(fields, submission) =>
            save(fields, {
              ...submission,
              keepOpen: (etag) => {
                setSavedEtag(etag)
                submission.keepOpen(etag)
              },
            })
          }
        />
      ) : (
        <RecordLoading read={read} />
      )}
    </section>
  )
}
