import { localDate } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import { useUser } from '../../shared/user.ts'
import { bodyOf, type CatalogFields } from './catalog-form.ts'
import type { Submission } from '../../shared/form/use-record-form.ts'

/** The reads that show the prices of a list. */
export const priceReads = ['listCatalogs', 'listPriceHistory', 'listMissingData'] as const

/** Saves a list with the version it was loaded with. */
export function useSaveCatalog(path: { customerId: number; catalogId: number }) {
  const intl = useIntl()
  const today = localDate(useMinute(), useUser().details.timeZone)
  const { write } = useWrite('replaceCatalog', {
    refetch: priceReads,
    done: ({ data }) => intl.formatMessage({ id: 'catalogs.saved' }, { name: data.name }),
    hasForm: true,
  })
  return (fields: CatalogFields, { ifMatch, keepOpen }: Submission<CatalogFields>) =>
    write({
      path,
      body: bodyOf(fields, today),
      ...(ifMatch !== undefined && { ifMatch }),
      onHeaders: (headers) => keepOpen(headers.get('etag')),
    })
}
