import { describe, expect, it } from 'vitest'
import { dueLeads } from '../../shared/due-leads.ts'
import { extraFilterCount, leadTabs, readLeadFilters, readLeadTab, writeLeadFilters } from './leads-url.ts'

describe('filters in the URL', () => {
  it('LEAD-45 filters survive writing and reading', () => {
    const filters = {
      displayStates: ['new', 'negotiating'],
      providerIds: [3, 9],
      readStatus: 'unread',
      isAnswered: false,
      createdAtStart: '2026-01-31',
      createdAtEnd: '2026-03-01',
      q: 'Zoë & Tom, + 1',
      sort: 'due',
    } as const
    const url = writeLeadFilters({ ...filters, displayStates: [...filters.displayStates], providerIds: [...filters.providerIds] })
    expect(readLeadFilters(url)).toEqual(filters)
    expect(url).toContain('displayStates=new,negotiating&providerIds=3,9')
  })

  it("without a filter the query string is empty, so that the server's six months apply", () => {
    expect(writeLeadFilters({})).toBe('')
    expect(readLeadFilters('')).toEqual({})
  })

  it('LEAD-45 values that the contract would refuse are dropped', () => {
    expect(
      readLeadFilters(
        '?displayStates=new,nonsense,new&providerIds=0,-1,x,4&readStatus=maybe&isAnswered=1&createdAtStart=2026-02-30x&sort=up&q=%20',
      ),
    ).toEqual({
      displayStates: ['new'],
      providerIds: [4],
    })
    expect(readLeadFilters(`?q=${'a'.repeat(300)}`).q).toHaveLength(100)
  })

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['0000-05-01', false],
    ['0001-01-01', true],
    ['9998-12-31', true],
    ['9999-01-01', false],
    ['26-2-1', false],
    ['', false],
  ])('LEAD-45 the day %j is requested as %j', (day, isAsked) => {
    const asked = readLeadFilters(`?createdAtStart=${day}&createdAtEnd=${day}`)
    expect(asked).toEqual(isAsked ? { createdAtStart: day, createdAtEnd: day } : {})
  })

  it('LEAD-45 "due" excludes closed couples, like the count next to it', () => {
    expect(readLeadFilters(writeLeadFilters(dueLeads))).toEqual(dueLeads)
    for (const closed of ['deal', 'reject', 'spam_reported']) expect(dueLeads.displayStates).not.toContain(closed)
  })

  it('LEAD-45 newest is the default and omitted', () => {
    expect(readLeadFilters('?sort=newest')).toEqual({})
  })

  it('LEAD-45 the filter button counts the filters without a chip', () => {
    expect(extraFilterCount({ isAnswered: false, sort: 'due', displayStates: ['new'], q: 'a' })).toBe(0)
    expect(
      extraFilterCount({ sort: 'oldest', providerIds: [1], createdAtStart: '2026-01-01', createdAtEnd: '2026-02-01', readStatus: 'read' }),
    ).toBe(4)
  })
})

describe('activeTab', () => {
  it('ROUTE-23 messages opens the messages', () => expect(readLeadTab('?activeTab=messages')).toBe('messages'))
  it.each(leadTabs)('ROUTE-24 %s is accepted', (tab) => expect(readLeadTab(`?activeTab=${tab}`)).toBe(tab))
  it.each(['', 'Messages', 'nonsense'])('ROUTE-24 unknown %o falls back to the first tab', (tab) =>
    expect(readLeadTab(`?activeTab=${tab}`)).toBe('offer'),
  )
  it('a lead opened without a tab shows its messages', () => expect(readLeadTab('?q=a')).toBe('messages'))
})
