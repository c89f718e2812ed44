import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

type UrlFilters<Filters> = { read: (search: string) => Filters; write: (filters: Filters) => string }

/** The filters in the URL, and a function that sets them: as a new entry of the history, or with `replace` in the same one. */
export function useUrlFilters<Filters>({ read, write }: UrlFilters<Filters>) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const filters = useMemo(() => read(search), [read, search])
  const setFilters = (next: Filters, options?: { replace?: boolean }) => navigate(path + write(next), options)
  return [filters, setFilters] as const
}
