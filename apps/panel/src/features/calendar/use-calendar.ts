import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'

type Period = { from: string; to: string }

/** The events of one provider, or of all of the user, or of one of them. While another period is loading, the previous one stays. */
export function useCalendar(pathProviderId: number | null, providerId: number | undefined, period: Period) {
  const one = useQuery({
    ...query('listCalendarEvents', { path: { providerId: pathProviderId ?? 0 }, query: period }),
    enabled: pathProviderId !== null,
    placeholderData: keepPreviousData,
  })
  const all = useQuery({
    ...query('listAllCalendarEvents', { query: { ...period, ...(providerId !== undefined && { providerIds: [providerId] }) } }),
    enabled: pathProviderId === null,
    placeholderData: keepPreviousData,
  })
  return pathProviderId === null ? all : one
}
