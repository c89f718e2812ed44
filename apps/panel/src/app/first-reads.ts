import type { QueryClient } from '@tanstack/react-query'
import { namedInfinite, namedQuery } from '@vendor-panel/sdk/query'
import type { FirstRead } from '../shared/first-read.ts'
import { pathId } from '../shared/path-id.ts'
import type { SessionUser } from '../shared/user.ts'
import { layoutReads } from './layout-reads.ts'
import { queryClientOf } from './query-client.ts'
import { loadRoute } from './routes.ts'

type Params = Readonly<Record<string, string | undefined>>
type Location = { path: string; search: string }

/** The ids of a read from the address; null if one of them is invalid. */
function idsOf(names: NonNullable<FirstRead['path']>, params: Params): Record<string, number> | null {
  const ids: Record<string, number> = {}
  for (const [name, param] of Object.entries(names)) {
    const id = pathId(params[param])
    if (id === null) return null
    ids[name] = id
  }
  return ids
}

async function read(client: QueryClient, { operation, isPaged, path, query }: FirstRead, params: Params, search: string): Promise<void> {
  const ids = path && idsOf(path, params)
  if (ids === null) return
  const values = typeof query === 'function' ? (await query())(search) : query
  const input = { ...(ids && { path: ids }), ...(values && { query: values }) }
  await (isPaged ? client.infiniteQuery(namedInfinite(operation, input)) : client.query(namedQuery(operation, input)))
}

const waitMs = 500

/**
 * Reads the initial data of the page and its layout, and loads the part that the address opens. It waits until all requests have succeeded
 * or failed, so that the page renders once with its data; after half a second the page renders without the missing data.
 */
export async function readFirst(user: SessionUser, { path, search }: Location): Promise<void> {
  const client = queryClientOf(user)
  const { route, params } = await loadRoute(path)
  const reads = [...(route.reads ?? []), ...layoutReads[route.layout]].map((one) => read(client, one, params, search))
  const answered = Promise.allSettled([...reads, route.opens?.().then((part) => part.preload())])
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, waitMs))])
}
