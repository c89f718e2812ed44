import { describe, expect, it } from 'vitest'
import { day, flag, ids, oneOf, queryString, someOf, textOf, urlFilters } from './url-filters.ts'

const filters = urlFilters({
  states: someOf(['new', 'deal']),
  providerIds: ids,
  isAnswered: flag,
  from: day,
  q: textOf(5),
  sort: oneOf(['oldest', 'due']),
})

describe('filters in a query string', () => {
  it('are read as they were written', () => {
    const set = { states: ['new', 'deal'], providerIds: [3, 9], isAnswered: false, from: '2026-01-31', q: 'Zoë &', sort: 'due' } as const
    const search = filters.write({ ...set, states: [...set.states], providerIds: [...set.providerIds] })
    expect(search).toBe('?states=new,deal&providerIds=3,9&isAnswered=false&from=2026-01-31&q=Zo%C3%AB%20%26&sort=due')
    expect(filters.read(search)).toEqual(set)
  })
  it('are left out when they are not set or make no sense', () => {
    expect(filters.write({})).toBe('')
    expect(filters.read('?states=none&providerIds=0,-1,x&isAnswered=1&from=2026-02-30&q=%20&sort=up&other=1')).toEqual({})
  })
  it('are cut to the length that the contract takes', () => expect(filters.read('?q=abcdefgh')).toEqual({ q: 'abcde' }))
  it('a list is written without encoding its commas', () => expect(queryString({ ids: [1, 2], none: undefined })).toBe('?ids=1,2'))
})
