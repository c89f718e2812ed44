import { useQuery } from '@tanstack/react-query'
import { configuredLocales, type Locale } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { useUser } from './user.ts'

export const languagesQuery = (countryCode: string) => query('listConfigs', { query: { itemTypes: ['available_languages'], countryCode } })

/** The active languages of the account's country, in their order (I18N-04). */
export function useEnabledLanguages(): Locale[] {
  const { countryCode } = useUser().details
  const { data } = useQuery(languagesQuery(countryCode))
  return data ? configuredLocales(data.data) : []
}
