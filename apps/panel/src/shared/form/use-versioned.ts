import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vendor-panel/sdk'
import { versioned } from '@vendor-panel/sdk/query'
import { useApi } from '../api.ts'
import type { Loaded } from './use-record-form.ts'

type ReadName = Parameters<typeof versioned>[1]
type RecordOf<Name extends ReadName> = Extract<Answer<Name>, { data: unknown }>['data']

/** What `useRecordForm` needs to save a loaded record with `If-Match`, and to show both versions after a conflict. */
export type Versions<Values> = { initial: Values; etag: string | null; reload: () => Promise<Loaded<Values>> }

type Read<Record, Values> = { record: Record; versions: Versions<Values> } | { record: undefined; versions: undefined }

/**
 * The record that a form changes. Its version must be the one on the screen, so it is neither taken from the cache nor kept in it.
 */
export function useVersioned<Name extends ReadName, Values>(
  name: Name,
  input: NonNullable<Parameters<typeof versioned<Name>>[2]>,
  fieldsOf: (record: RecordOf<Name>) => Values,
) {
  const client = useQueryClient()
  const options = { ...versioned(useApi(), name, ...([input] as never)), staleTime: Infinity, gcTime: 0 }
  const { data, isError, refetch } = useQuery(options)
  const recordOf = ({ answer }: NonNullable<typeof data>) => (answer as { data: RecordOf<Name> }).data
  const reload = async () => {
    const latest = await client.query({ ...options, staleTime: 0 })
    return { values: fieldsOf(recordOf(latest)), etag: latest.etag }
  }
  const read: Read<RecordOf<Name>, Values> = data
    ? { record: recordOf(data), versions: { initial: fieldsOf(recordOf(data)), etag: data.etag, reload } }
    : { record: undefined, versions: undefined }
  return { ...read, isError, refetch }
}
