import { localDate } from '@vendor-panel/domain'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useWrite } from '../../shared/use-write.ts'
import { useUser } from '../../shared/user.ts'
import { bodyOf, fieldsOf, type CatalogFields, type CatalogItem } from './catalog-form.ts'
import type { Loaded, Submission } from '../../shared/form/use-record-form.ts'

/** The reads that show the prices of a list. */
export const priceReads = ['listCatalogs', 'listPriceHistory', 'listMissingData'] as const

/** What a form needs to save a list with the version it was loaded with, and to read it again after a conflict. */
export function useSaveCatalog(items: readonly CatalogItem[]) {
  const intl = useIntl()
  const api = useApi()
  const today = localDate(useMinute(), useUser().details.timeZone)
  const { write } = useWrite('replaceCatalog', {
    refetch: priceReads,
    done: ({ data }) => intl.formatMessage({ id: 'catalogs.saved' }, { name: data.name }),
    hasForm: true,
  })
  return (path: { customerId: number; catalogId: number }, etag: string | null) => ({
    etag,
    reload: async (): Promise<Loaded<CatalogFields>> => {
      let latest: string | null = null
      const { data } = await api.getCatalog({ path, onHeaders: (headers) => void (latest = headers.get('etag')) })
      return { values: fieldsOf(data, items), etag: latest }
    },
    send: (fields: CatalogFields, { ifMatch, keepOpen }: Submission<CatalogFields>) =>
      write({
        path,
        body: bodyOf(fields, today),
        ...(ifMatch !== undefined && { ifMatch }),
        onHeaders: (headers) => keepOpen(headers.get('etag')),
      }),
  })
}
