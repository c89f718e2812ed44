import { describe, expect, it, vi } from 'vitest'
import { examples } from '@vendor-panel/contract/examples'
import { items, pages } from './pages.ts'
import { fakeApi } from './testing.ts'

const leads = Array.from({ length: 5 }, (_, index) => ({ ...examples.listLeads.answer!.data[0]!, id: index + 1 }))

/** Five couples, two per page, by cursor. */
const listLeads = () =>
  vi.fn(({ query }: { query?: { cursor?: string; limit?: number } }) => {
    const from = Number(query?.cursor ?? 0)
    const next = from + 2
    return { data: leads.slice(from, next), meta: { page: 1, limit: 2, total: 5, nextCursor: next < 5 ? String(next) : null } }
  })

describe('the pages of a list', () => {
  it('WORK-08 follow the cursor, each requested when it is needed', async () => {
    const asked = listLeads()
    const api = fakeApi({ listLeads: asked })
    const lengths: number[] = []
    for await (const page of pages(api, 'listLeads', { query: { limit: 2 } })) {
      lengths.push(page.data.length)
      expect(asked).toHaveBeenCalledTimes(lengths.length)
    }
    expect(lengths).toEqual([2, 2, 1])
    expect(asked.mock.calls.map(([{ query }]) => query)).toEqual([{ limit: 2 }, { limit: 2, cursor: '2' }, { limit: 2, cursor: '4' }])
  })

  it('follow the page number if there is no cursor', async () => {
    const [provider] = examples.listProviders.answer!.data
    const asked: (number | undefined)[] = []
    const api = fakeApi({
      listProviders: ({ query }) => {
        asked.push(query?.page)
        const page = query?.page ?? 1
        return { data: page < 3 ? [provider!, provider!] : [provider!], meta: { page, limit: 2, total: 5 } }
      },
    })
    let count = 0
    for await (const _ of items(api, 'listProviders', { query: { limit: 2 } })) count += 1
    expect([count, asked]).toEqual([5, [undefined, 2, 3]])
  })

  it('end with an empty page, whatever the total is', async () => {
    const api = fakeApi({ listProviders: ({ query }) => ({ data: [], meta: { page: query?.page ?? 1, limit: 2, total: 5 } }) })
    for await (const _ of items(api, 'listProviders')) expect.unreachable()
  })

  it('yield their entries one by one, and stop requesting when the loop ends', async () => {
    const asked = listLeads()
    const api = fakeApi({ listLeads: asked })
    const ids: number[] = []
    for await (const { id } of items(api, 'listLeads')) ids.push(id)
    expect(ids).toEqual([1, 2, 3, 4, 5])
    asked.mockClear()
    for await (const { id } of items(api, 'listLeads')) if (id === 2) break
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('HTTP-05 pass the signal to each page, and throw the error of the call', async () => {
    const api = fakeApi({ listLeads: ({ signal }) => Promise.reject(signal!.reason as Error) })
    const signal = AbortSignal.abort()
    await expect(pages(api, 'listLeads', { signal }).next()).rejects.toMatchObject({ name: 'AbortError' })
  })
})
