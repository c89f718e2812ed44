import type { Answer, Arguments, CallOptions, ListName, VendorApi } from './operation.ts'

interface Page {
  data: readonly unknown[]
  meta: { page: number; limit: number; total: number; nextCursor?: string | null }
}
/** One entry of a list. */
export type Item<Name extends ListName> = Answer<Name> extends { data: readonly (infer One)[] } ? One : never

/**
 * The pages of a list in order, each requested when it is needed: `for await (const { data } of pages(api, 'listLeads', { query: { limit:
 * 100 } }))`.
 * By cursor if the operation has one, which neither skips nor repeats entries that change in the meantime; else by number. Throws the error
 * of the call.
 */
export async function* pages<Name extends ListName>(
  api: VendorApi,
  name: Name,
  ...[input]: Arguments<Name, CallOptions>
): AsyncGenerator<Answer<Name>, void, undefined> {
  const read = api[name] as unknown as (input: object) => Promise<Page>
  const { query, ...rest } = (input ?? {}) as { query?: object }
  for (let next: object | null = {}; next;) {
    const page = await read({ ...rest, query: { ...query, ...next } })
    yield page as unknown as Answer<Name>
    next = after(page)
  }
}

/** The entries of a list in order, over all its pages: `for await (const lead of items(api, 'listLeads'))`. */
export async function* items<Name extends ListName>(
  api: VendorApi,
  name: Name,
  ...args: Arguments<Name, CallOptions>
): AsyncGenerator<Item<Name>, void, undefined> {
  for await (const page of pages(api, name, ...args)) yield* (page as unknown as { data: Item<Name>[] }).data
}

/** The query of the next page; null after the last. */
function after({ data, meta: { page, limit, total, nextCursor } }: Page): object | null {
  if (nextCursor !== undefined) return nextCursor === null ? null : { cursor: nextCursor }
  return data.length && page * limit < total ? { page: page + 1 } : null
}
