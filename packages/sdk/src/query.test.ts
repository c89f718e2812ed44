import { CancelledError, InfiniteQueryObserver, MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { components } from '@vendor-panel/contract'
import { examples } from '@vendor-panel/contract/examples'
import contract from '@vendor-panel/contract/openapi.json' with { type: 'json' }
import { ApiError, type ErrorCode } from './error.ts'
import { createQueryClient, infinite, mutation, namedInfinite, namedQuery, query, useMutate, versioned } from './query.ts'
import type { OperationName } from './operation.ts'
import { fakeApi } from './testing.ts'

const lead = { path: { leadId: 7 } }
const note = { ...lead, body: { body: 'Call on Monday' } }
const broken = { refuses: { status: 500, code: 'unexpected' } } as const

/** Observes a read as a screen does, so that an invalidated one is read again. */
function watching(client: QueryClient, options: object) {
  const stop = new QueryObserver(client, options as never).subscribe(() => {})
  return stop
}

describe('reads', () => {
  it('return data by operation and input, and type the cache', async () => {
    const client = createQueryClient(fakeApi({ getLead: ({ path }) => ({ data: { ...examples.getLead.answer!.data, id: path.leadId } }) }))
    const options = query('getLead', { path: { leadId: 9 } })
    expect(options.queryKey).toEqual(['getLead', { path: { leadId: 9 } }])
    expect(await client.query(options)).toMatchObject({ data: { id: 9 } })
    expectTypeOf(client.getQueryData(options.queryKey)).toEqualTypeOf<{ data: components['schemas']['Lead'] } | undefined>()
    // @ts-expect-error a write is not a read
    query('createLeadNote')
    // @ts-expect-error the path is missing
    query('getLead')
    // @ts-expect-error this list has no cursor
    infinite('listConfigs')
  })

  it('have the same keys when their name and input are data', () => {
    const filters = { query: { limit: 25 } }
    expect(namedQuery('listLeads', filters).queryKey).toEqual(query('listLeads', filters).queryKey)
    expect(namedInfinite('listLeads', filters)).toEqual(infinite('listLeads', filters))
  })

  it('are sent once the promise of `beforeRead` resolves, and not at all if they are cancelled until then', async () => {
    const listLeads = vi.fn(() => ({ data: [], meta: { total: 0, page: 1, limit: 25, nextCursor: null } }))
    let send = () => {}
    const client = createQueryClient(fakeApi({ listLeads }), { beforeRead: () => new Promise((resolve) => (send = resolve)) })
    const first = client.query(query('listLeads'))
    await Promise.resolve()
    expect(listLeads).not.toHaveBeenCalled()
    send()
    expect(await first).toMatchObject({ data: [] })

    client.clear()
    const left = client.query(query('listLeads'))
    await client.cancelQueries({ queryKey: ['listLeads'] })
    send()
    await expect(left).rejects.toBeInstanceOf(CancelledError)
    expect(listLeads).toHaveBeenCalledTimes(1)
  })

  it('HTTP-06 CONST-19 are neither retried nor refetched on focus', async () => {
    const listLeads = vi.fn(() => broken)
    const client = createQueryClient(fakeApi({ listLeads }))
    await expect(client.query(query('listLeads'))).rejects.toMatchObject({ status: 500 })
    expect(listLeads).toHaveBeenCalledTimes(1)
    expect(client.getDefaultOptions().queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, networkMode: 'always' })
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false, networkMode: 'always' })
  })

  it.each([query('listConfigs', { query: { itemTypes: ['lead_status'] } }), query('listCities'), query('listCategories')])(
    'CONF-02 CONF-03 CONF-05 CONST-01 configs, cities and categories stay fresh for seven days: %o',
    async (options) => {
      const read = vi.fn(() => ({ data: [] }))
      const client = createQueryClient(fakeApi({ listConfigs: read, listCities: read, listCategories: read }))
      vi.useFakeTimers({ now: 0, toFake: ['Date'] })
      await client.query(options as never)
      vi.setSystemTime(604_800_000 - 1)
      await client.query(options as never)
      expect(read).toHaveBeenCalledTimes(1)
      vi.setSystemTime(604_800_000)
      await client.query(options as never)
      expect(read).toHaveBeenCalledTimes(2)
      vi.useRealTimers()
      client.clear()
    },
  )

  it('CONF-16 are cached for seven days if the contract says so', () => {
    const client = createQueryClient(fakeApi())
    const kept = (Object.keys(examples) as OperationName[]).filter((name) => client.getQueryDefaults([name]).staleTime)
    const documented = Object.values(contract.paths).flatMap((item: Record<string, unknown>) =>
      Object.values(item)
        .map((operation) => operation as { operationId?: string; description?: string })
        .filter(({ description = '' }) => /Cacheable for seven days/.test(description))
        .map(({ operationId }) => operationId),
    )
    expect(new Set(kept)).toEqual(new Set(documented))
  })

  it('HTTP-05 are aborted when no observer is left', async () => {
    const asked = Promise.withResolvers<AbortSignal>()
    const client = createQueryClient(
      fakeApi({
        searchCouple: ({ signal }) => {
          asked.resolve(signal!)
          return new Promise(() => {})
        },
      }),
    )
    const stop = watching(client, query('searchCouple', { query: { coupleName: 'ay' } }))
    const signal = await asked.promise
    stop()
    expect(signal.aborted).toBe(true)
  })

  it('SHELL-30 HTTP-05 of another input cancel the older call, whose late answer does not show', async () => {
    const calls = new Map<string, { signal: AbortSignal; answer: (name: string) => void }>()
    const client = createQueryClient(
      fakeApi({
        searchCouple: ({ query: { coupleName }, signal }) =>
          new Promise((resolve) =>
            calls.set(coupleName, { signal: signal!, answer: () => resolve({ ...examples.searchCouple.answer!, data: [] }) }),
          ),
      }),
    )
    const of = (coupleName: string) => query('searchCouple', { query: { coupleName } })
    const observer = new QueryObserver(client, of('ay'))
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(calls.has('ay')).toBe(true))
    observer.setOptions(of('ayse'))
    await vi.waitFor(() => expect(calls.has('ayse')).toBe(true))
    expect(calls.get('ay')!.signal.aborted).toBe(true)
    expect(calls.get('ayse')!.signal.aborted).toBe(false)
    calls.get('ay')!.answer('ay')
    expect(observer.getCurrentResult().data).toBeUndefined()
    stop()
  })

  it('return their version if a form needs it', async () => {
    const api = fakeApi({
      getLead: ({ onHeaders }) => {
        onHeaders?.(new Headers({ etag: '"8"' }))
        return examples.getLead.answer!
      },
    })
    const client = createQueryClient(api)
    expect(await client.query(versioned(api, 'getLead', lead))).toEqual({ answer: examples.getLead.answer, etag: '"8"' })
    expect(await client.query(versioned(api, 'listLeadNotes', lead))).toMatchObject({ etag: null })
  })

  it('pages follow the cursor', async () => {
    const cursors: (string | undefined)[] = []
    const client = createQueryClient(
      fakeApi({
        listLeads: ({ query: asked }) => {
          cursors.push(asked?.cursor)
          return { data: [], meta: { page: 1, limit: asked?.limit ?? 0, total: 50, nextCursor: asked?.cursor ? null : 'second' } }
        },
      }),
    )
    const observer = new InfiniteQueryObserver(client, infinite('listLeads', { query: { limit: 25 } }) as never)
    await observer.refetch()
    expect(observer.getCurrentResult().hasNextPage).toBe(true)
    await observer.fetchNextPage()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
    expect(cursors).toEqual([undefined, 'second'])
    expect(client.getQueryData(query('listLeads', { query: { limit: 25 } }).queryKey)).toBeUndefined()
  })
})

describe('writes', () => {
  it('refetch the reads that show their result, for any input', async () => {
    const listLeadNotes = vi.fn(() => ({ data: [] }) as never)
    const getLeadStats = vi.fn(() => ({ data: {} }) as never)
    const client = createQueryClient(fakeApi({ listLeadNotes, getLeadStats }))
    const stops = [watching(client, query('listLeadNotes', lead)), watching(client, query('getLeadStats'))]
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    await new MutationObserver(client, mutation('createLeadNote', { refetch: ['listLeadNotes'] })).mutate(note)
    await vi.waitFor(() => expect(listLeadNotes).toHaveBeenCalledTimes(2))
    expect(getLeadStats).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })

  it.each([
    [{ status: 409, code: 'in_flight' }, 2],
    [{ status: 404, code: 'not_found' }, 2],
    [{ status: 0, code: 'network' }, 2],
    [{ status: 500, code: 'unexpected' }, 2],
    [{ status: 422, code: 'invalid' }, 1],
    [{ status: 403, code: 'forbidden' }, 1],
  ] as const)('after a refusal with %o the list is read %i times', async (refuses, times) => {
    const listLeadNotes = vi.fn(() => ({ data: [] }) as never)
    const client = createQueryClient(fakeApi({ listLeadNotes, createLeadNote: { refuses } }))
    const stop = watching(client, query('listLeadNotes', lead))
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    await expect(
      new MutationObserver(client, mutation('createLeadNote', { refetch: ['listLeadNotes'] })).mutate(note),
    ).rejects.toBeInstanceOf(ApiError)
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(listLeadNotes).toHaveBeenCalledTimes(times)
    stop()
  })

  it.each([
    ['first', 'active'],
    ['first', 'none'],
    ['second', 'active'],
    ['second', 'none'],
  ] as const)(
    'and events send a read again that waits for its %s answer, which may be from before the change; refetch: %s',
    async (which, refetchType) => {
      const answers: ((body: string) => void)[] = []
      const listLeadNotes = () => new Promise<never>((resolve) => answers.push((body) => resolve({ data: [{ body }] } as never)))
      const client = createQueryClient(fakeApi({ listLeadNotes }))
      const options = query('listLeadNotes', lead)
      const stop = watching(client, options)
      await vi.waitFor(() => expect(answers).toHaveLength(1))
      if (which === 'second') {
        answers.shift()!('first')
        await vi.waitFor(() => expect(client.isFetching()).toBe(0))
        void client.refetchQueries()
        await vi.waitFor(() => expect(answers).toHaveLength(1))
      }
      void client.invalidateQueries({ queryKey: ['listLeadNotes'], refetchType })
      await vi.waitFor(() => expect(answers).toHaveLength(2))
      answers[0]!('before')
      answers[1]!('after')
      await vi.waitFor(() => expect(client.isFetching()).toBe(0))
      expect(client.getQueryState(options.queryKey)).toMatchObject({ data: { data: [{ body: 'after' }] }, isInvalidated: false })
      expect(answers).toHaveLength(2)
      stop()
    },
  )

  it('do not interrupt the next page of a list that is not refetched', async () => {
    const cursors: unknown[] = []
    const next = Promise.withResolvers<never>()
    const client = createQueryClient(
      fakeApi({
        listLeads: ({ query: { cursor } = {} }) => {
          cursors.push(cursor)
          return cursor ? next.promise : { data: [], meta: { total: 2, page: 1, limit: 1, nextCursor: 'second' } }
        },
      }),
    )
    const list = new InfiniteQueryObserver(client, infinite('listLeads'))
    const stop = list.subscribe(() => {})
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    void list.fetchNextPage()
    await vi.waitFor(() => expect(cursors).toEqual([undefined, 'second']))
    void client.invalidateQueries({ queryKey: ['listLeads'], refetchType: 'none' })
    next.resolve({ data: [], meta: { total: 2, page: 2, limit: 1, nextCursor: null } } as never)
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(list.getCurrentResult().data?.pages).toHaveLength(2)
    expect(cursors).toEqual([undefined, 'second'])
    stop()
  })

  it('ERR-07 report a failure once, with the meta of the write', async () => {
    const onWriteError = vi.fn()
    const client = createQueryClient(fakeApi({ createLeadNote: broken }), { onWriteError })
    const write = new MutationObserver(client, mutation('createLeadNote', { meta: { owner: 'form' } }))
    await expect(write.mutate(note)).rejects.toBeInstanceOf(ApiError)
    expect(onWriteError.mock.calls).toEqual([[expect.objectContaining({ status: 500 }), 'createLeadNote', { owner: 'form' }]])
  })

  it('are typed by their operation', () => {
    // Never called: only its types are checked.
    const Component = () => {
      const write = useMutate('createLeadNote', { refetch: ['listLeadNotes'] })
      write.mutate(note)
      // @ts-expect-error the body is missing
      write.mutate(lead)
      // @ts-expect-error a read is not a write
      useMutate('listLeads')
      // @ts-expect-error a write shows no outcome
      useMutate('createLeadNote', { refetch: ['createLeadNote'] })
      expectTypeOf(write.error).toEqualTypeOf<ApiError<ErrorCode<'createLeadNote'>> | null>()
    }
    expect(Component).toBeTypeOf('function')
  })
})
