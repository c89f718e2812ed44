import {
  infiniteQueryOptions,
  MutationCache,
  QueryClient,
  queryOptions,
  useMutation,
  type InfiniteData,
  type QueryKey,
  type QueryKeyWithDataTag,
  type UnusedSkipTokenInfiniteOptions,
  type UnusedSkipTokenOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { keptSeconds } from '@vendor-panel/contract/operations'
import type { ApiError, ErrorCode } from './error.ts'
import type { Answer, Arguments, CallOptions, Input, OperationName, PagedName, ReadName, VendorApi, WriteName } from './operation.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const momentMs = 2_000

type AnyMethod = (input: object) => Promise<unknown>
const method = (api: VendorApi, name: unknown) => api[name as OperationName] as AnyMethod

export interface QueryClientOptions {
  /** Told of every write that failed, with the operation's name and the `meta` its `useMutate` gave: the place for toasts. */
  onWriteError?: (error: ApiError, name: WriteName, meta: Record<string, unknown> | undefined) => void
}

/** The cache of all reads. A key is `[operation, input]`; nothing is tried again by itself and nothing reloads on focus (HTTP-06). */
export function createQueryClient(api: VendorApi, options: QueryClientOptions = {}): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _before, { options: { mutationKey, meta } }) => {
        if (mutationKey) options.onWriteError?.(error, mutationKey[0] as WriteName, meta)
      },
    }),
    defaultOptions: {
      queries: {
        // Without `always`, a call made offline would wait in silence instead of failing, and a write would leave by itself much later.
        networkMode: 'always',
        retry: false,
        // What was read ahead of a page, or by a neighbour in the same moment, is not read again when it is shown.
        staleTime: momentMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        queryFn: ({ queryKey: [name, input], signal, ...context }) => {
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
/** What one read hands to `useQuery`. */
export type ReadOptions<Name extends ReadName, Data = Answer<Name>> = UnusedSkipTokenOptions<Data, ErrorOf<Name>> &
  QueryKeyWithDataTag<QueryKey, Data, ErrorOf<Name>>
/** What a list that goes on hands to `useInfiniteQuery`. */
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

/** An answer and the version it has on the server. */
export interface Versioned<Name extends ReadName> {
  answer: Answer<Name>
  /** For the `ifMatch` of the write that changes it; null where the operation tells none. */
  etag: string | null
}

/** One read together with its `ETag`, for a form whose write must not undo what somebody else has changed meanwhile (409 `stale_version`). */
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

/** A list that goes on: its pages follow by cursor. For `useInfiniteQuery` and `prefetchInfiniteQuery`. */
export function infinite<Name extends PagedName>(name: Name, ...[input]: Arguments<Name>): PagesOptions<Name> {
  // The third part keeps these pages apart from the single page that `query` holds under the same input.
  return infiniteQueryOptions<Answer<Name>, ErrorOf<Name>, InfiniteData<Answer<Name>, string | null>, QueryKey, string | null>({
    queryKey: [name, input ?? {}, 'infinite'],
    ...cursorPages,
  })
}

const cursorPages = {
  initialPageParam: null,
  getNextPageParam: (page: unknown) => (page as { meta: { nextCursor: string | null } }).meta.nextCursor,
}

/** `query` for a name and an input that are data, such as the list of reads a page begins with. What declares them has to check them. */
export const namedQuery = (name: ReadName, input: object) => queryOptions({ queryKey: [name, input] })

/** `infinite` for a name and an input that are data. */
export const namedInfinite = (name: ReadName, input: object) => ({ ...cursorPages, queryKey: [name, input, 'infinite'] })

export interface MutateOptions<Name extends WriteName, Before> extends Omit<
  UseMutationOptions<Answer<Name>, ErrorOf<Name>, WriteInput<Name>, Before>,
  'mutationKey' | 'mutationFn'
> {
  /** The reads whose answers this write makes old, whatever their input. */
  refetch?: ReadName[]
}

/** What `mutate` takes: what the operation does, and what belongs to the one call. Nothing may be left out that is required. */
export type WriteInput<Name extends WriteName> = (Input<Name> & CallOptions) | (Partial<Input<Name>> extends Input<Name> ? void : never)

/** One write. `mutate(input)` takes what the operation takes; `refetch` names the reads that show its outcome. */
export function useMutate<Name extends WriteName, Before = unknown>(
  name: Name,
  options: MutateOptions<Name, Before> = {},
): UseMutationResult<Answer<Name>, ErrorOf<Name>, WriteInput<Name>, Before> {
  return useMutation(mutation(name, options))
}

/** What `useMutate` hands to `useMutation`, for writes outside of components. */
export function mutation<Name extends WriteName, Before = unknown>(
  name: Name,
  { refetch = [], onSettled, ...options }: MutateOptions<Name, Before> = {},
): UseMutationOptions<Answer<Name>, ErrorOf<Name>, WriteInput<Name>, Before> {
  return {
    ...options,
    mutationKey: [name],
    onSettled: (answer, error, input, before, context) => {
      // Not awaited: a button need not wait until a long list has been read again.
      if (mayHaveChanged(error)) for (const read of refetch) void context.client.invalidateQueries({ queryKey: [read] })
      return onSettled?.(answer, error, input, before, context)
    },
  }
}

/** After success; after a conflict or a vanished record, where the screen is what was old; and when nobody knows what the server did. */
function mayHaveChanged(error: ApiError | null): boolean {
  return error === null || error.status === 0 || error.status === 404 || error.status === 409 || error.status >= 500
}
