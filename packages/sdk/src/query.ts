import {
  infiniteQueryOptions,
  MutationCache,
  QueryClient,
  queryOptions,
  type InfiniteData,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
  type QueryKeyWithDataTag,
  type UnusedSkipTokenInfiniteOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import { keptSeconds } from '@vendor-panel/contract/operations'
import type { ApiError, ErrorCode } from './error.ts'
import type { Answer, Arguments, OperationName, PagedName, ReadName, VendorApi, WriteName } from './operation.ts'

// Writes are a module of their own: a page that only reads does not load them.
export { mutation, useMutate, type MutateOptions, type WriteInput } from './query-writes.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const momentMs = 2_000

type AnyMethod = (input: object) => Promise<unknown>
const method = (api: VendorApi, name: unknown) => api[name as OperationName] as AnyMethod

export interface QueryClientOptions {
  /** Called for every write that fails, with the operation's name and the `meta` of its `useMutate`; used for toasts. */
  onWriteError?: (error: ApiError, name: WriteName, meta: Record<string, unknown> | undefined) => void
  /** A read is sent once this promise resolves: a page that is being rendered can be painted before its requests are prepared. */
  beforeRead?: () => Promise<void> | undefined
}

/** A read that waits for its answer while a change invalidates it is sent again: the answer may be from before the change. */
class ReadCache extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    for (const read of this.getQueryCache().findAll(filters)) {
      const { data, fetchStatus, fetchMeta } = read.state
      // These are sent again by react-query itself.
      const isSentAgain = data !== undefined && read.isActive() && filters?.refetchType !== 'none'
      // A further page of a list is not lost: sent again, all of its pages would be read instead.
      if (fetchStatus === 'idle' || isSentAgain || fetchMeta?.fetchMore) continue
      void read.cancel({ silent: true })
      read.fetch().catch(() => {
        // Its observers show the error.
      })
    }
    return super.invalidateQueries(filters, options)
  }
}

/** The cache of all reads. A key is `[operation, input]`; there are no automatic retries and no refetch on focus (HTTP-06). */
export function createQueryClient(api: VendorApi, options: QueryClientOptions = {}): QueryClient {
  const client = new ReadCache({
    mutationCache: new MutationCache({
      onError: (error, _input, _before, { options: { mutationKey, meta } }) => {
        if (mutationKey) options.onWriteError?.(error, mutationKey[0] as WriteName, meta)
      },
    }),
    defaultOptions: {
      queries: {
        // Without `always`, an offline call would wait without an error instead of failing, and a write would be sent much later.
        networkMode: 'always',
        retry: false,
        // Data that was prefetched, or read by another component a moment ago, is not read again when it is shown.
        staleTime: momentMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        queryFn: async ({ queryKey: [name, input], signal, ...context }) => {
          await options.beforeRead?.()
          signal.throwIfAborted()
          const { pageParam } = context as { pageParam?: string | null }
          const read = (input ?? {}) as { query?: object }
          return method(api, name)({ ...read, ...(pageParam && { query: { ...read.query, cursor: pageParam } }), signal })
        },
      },
      mutations: {
        networkMode: 'always',
        retry: false,
        mutationFn: (input, { mutationKey }) => method(api, mutationKey?.[0])(input ?? {}),
      },
    },
  })
  for (const [name, seconds] of Object.entries(keptSeconds)) {
    const ms = seconds * 1000
    client.setQueryDefaults([name], { staleTime: ms, gcTime: ms })
  }
  return client
}

type ErrorOf<Name extends OperationName> = ApiError<ErrorCode<Name>>
/** The options of a read for `useQuery`. */
export type ReadOptions<Name extends ReadName, Data = Answer<Name>> = UnusedSkipTokenOptions<Data, ErrorOf<Name>> &
  QueryKeyWithDataTag<QueryKey, Data, ErrorOf<Name>>
/** The options of an infinite list for `useInfiniteQuery`. */
export type PagesOptions<Name extends PagedName> = UnusedSkipTokenInfiniteOptions<
  Answer<Name>,
  ErrorOf<Name>,
  InfiniteData<Answer<Name>, string | null>,
  QueryKey,
  string | null
> &
  QueryKeyWithDataTag<QueryKey, InfiniteData<Answer<Name>>, ErrorOf<Name>>

/** One read, for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `setQueryData(query(…).queryKey, …)`. */
export function query<Name extends ReadName>(name: Name, ...[input]: Arguments<Name>): ReadOptions<Name> {
  return queryOptions<Answer<Name>, ErrorOf<Name>>({ queryKey: [name, input ?? {}] })
}

/** A body and its version on the server. */
export interface Versioned<Name extends ReadName> {
  answer: Answer<Name>
  /** For the `ifMatch` of the write that changes it; null if the operation returns none. */
  etag: string | null
}

/** One read with its `ETag`, for a form whose write must not overwrite the changes of another user (409 `stale_version`). */
export function versioned<Name extends ReadName>(
  api: VendorApi,
  name: Name,
  ...[input]: Arguments<Name>
): ReadOptions<Name, Versioned<Name>> {
  return queryOptions<Versioned<Name>, ErrorOf<Name>>({
    queryKey: [name, input ?? {}, 'versioned'],
    queryFn: async ({ signal }) => {
      let etag: string | null = null
      const answer = await method(api, name)({ ...input, signal, onHeaders: (headers: Headers) => (etag = headers.get('etag')) })
      return { answer: answer as Answer<Name>, etag }
    },
  })
}

/** An infinite list, by cursor. For `useInfiniteQuery` and `prefetchInfiniteQuery`. */
export function infinite<Name extends PagedName>(name: Name, ...[input]: Arguments<Name>): PagesOptions<Name> {
  // The third element separates these pages from the single page of `query` with the same input.
  return infiniteQueryOptions<Answer<Name>, ErrorOf<Name>, InfiniteData<Answer<Name>, string | null>, QueryKey, string | null>({
    queryKey: [name, input ?? {}, 'infinite'],
    ...cursorPages,
  })
}

const cursorPages = {
  initialPageParam: null,
  getNextPageParam: (page: unknown) => (page as { meta: { nextCursor: string | null } }).meta.nextCursor,
}

/** `query` for a name and an input that are data, such as a page's list of first reads. The caller checks their types. */
export const namedQuery = (name: ReadName, input: object): { queryKey: QueryKey } => ({ queryKey: [name, input] })

/** `infinite` for a name and an input that are data. */
export const namedInfinite = (name: ReadName, input: object) => ({ ...cursorPages, queryKey: [name, input, 'infinite'] })
