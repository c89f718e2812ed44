import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import { leadDisplayState } from '@vendor-panel/domain'
import type { Lead } from './lead-row.ts'

const full = examples.getLead.answer?.data
if (!full) throw new Error('the contract has no example of a couple')

// What a search found hides the last message in a list.
const { match: _match, ...example } = full

/** The contract's example couple, with changes for a story; its display state is computed. */
export function leadOf(change: Partial<Lead> & { name?: string } = {}): Lead {
  const { name, ...rest } = change
  // The example has a call so that every field is shown; most couples have none.
  const lead = {
    ...example,
    lastCallResult: null,
    ...rest,
    couple: { ...example.couple, ...rest.couple, ...(name !== undefined && { name }) },
  }
  return { ...lead, displayState: leadDisplayState(lead), ...(rest.displayState && { displayState: rest.displayState }) }
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const calm = { readStatus: 'read', unreadMessageCount: 0, firstLeadType: null, dueAt: null } as const

/** One couple in each state a list can show. */
export const manyLeads: Lead[] = [
  leadOf({
    id: 1,
    createdAt: hoursAgo(0.4),
    dueAt: minutesAhead(12),
    firstLeadType: null,
    preview: { text: 'Is the garden still free that weekend? We would love to come and see it.', direction: 'in' },
  }),
  leadOf({
    ...calm,
    id: 2,
    name: 'Chloé Tremblay & Mark O’Neill',
    status: 'in_contact',
    unreadMessageCount: 3,
    guestCount: 80,
    createdAt: hoursAgo(1),
    dueAt: minutesAhead(95),
    preview: { text: 'Thank you! Could you send the winter menu as well?', direction: 'in' },
  }),
  leadOf({
    ...calm,
    id: 3,
    name: 'نورة الحربي',
    status: 'pending',
    isPrepaid: true,
    guestCount: 250,
    createdAt: hoursAgo(2),
    dueAt: minutesAhead(700),
    preview: { text: 'هل الحديقة متاحة في نهاية ذلك الأسبوع؟', direction: 'in' },
  }),
  leadOf({
    ...calm,
    id: 4,
    name: 'Priya Nair & Tom Becker',
    status: 'offer_made',
    createdAt: hoursAgo(26),
    firstResponseAt: hoursAgo(25),
    itemCount: 2,
    preview: { text: 'The price list is attached. Shall we say Saturday at eleven?', direction: 'out' },
  }),
  leadOf({
    ...calm,
    id: 5,
    name: 'Sofia Rossi & Liam Walker',
    status: 'deal',
    createdAt: hoursAgo(50),
    firstResponseAt: hoursAgo(49),
    preview: { text: 'Contract signed. See you in December!', direction: 'in' },
  }),
  leadOf({
    ...calm,
    id: 6,
    name: 'Emre Yılmaz & Selin Kaya',
    status: 'pending',
    lastCallResult: 'no_answer',
    createdAt: hoursAgo(80),
    preview: null,
  }),
  leadOf({
    ...calm,
    id: 7,
    name: 'Hannah Schmidt',
    status: 'dealt_with_other',
    guestCount: null,
    createdAt: hoursAgo(300),
    preview: { text: 'We found another venue, thank you.', direction: 'in' },
  }),
  leadOf({
    ...calm,
    id: 8,
    name: 'An unknown sender',
    status: 'new',
    isSpamReported: true,
    isWedding: false,
    createdAt: hoursAgo(9000),
    couple: { name: '', weddingDate: null, organizationDate: null },
  }),
]

/** A page of couples, as `listLeads` answers it. */
export const pageOf = (data: Lead[], limit = 25): Answer<'listLeads'> => ({
  data,
  meta: { page: 1, limit, total: data.length, nextCursor: null },
})
