import { describe, expect, it } from 'vitest'
import type { CallResult, LeadDisplayState, LeadStatus } from './contract.ts'
import { leadDisplayStates, leadLabel, leadTags, leadTone } from './lead-display.ts'
import { leadDisplayState } from './lead-display-state.ts'
import type { LeadDisplayFacts } from './lead-display-state.ts'

const quiet: LeadDisplayFacts = { status: 'new', isPrepaid: false, lastCallResult: null, isSpamReported: false }
const statuses: LeadStatus[] = ['new', 'pending', 'in_contact', 'offer_made', 'deal', 'rejected', 'not_wedding', 'dealt_with_other']

describe('leadDisplayState', () => {
  it.each<[LeadStatus, LeadDisplayState]>([
    ['new', 'new'],
    ['pending', 'pending'],
    ['in_contact', 'negotiating'],
    ['offer_made', 'offered'],
    ['deal', 'deal'],
    ['rejected', 'reject'],
    ['not_wedding', 'reject'],
    ['dealt_with_other', 'reject'],
  ])('LEAD-13 LEAD-16 status %s alone shows as %s', (status, shown) => {
    expect(leadDisplayState({ ...quiet, status })).toBe(shown)
  })

  it('LEAD-16 spam outranks every other state', () => {
    for (const status of statuses) expect(leadDisplayState({ ...quiet, status, isSpamReported: true })).toBe('spam_reported')
  })

  it.each<[CallResult, LeadDisplayState]>([
    ['no_answer', 'not_reached'],
    ['busy', 'busy'],
    ['line_closed', 'unreachable'],
    ['talked', 'negotiating'],
    ['waiting', 'pending'],
  ])('LEAD-23 a call that ended %s shows a pending lead as %s', (lastCallResult, shown) => {
    expect(leadDisplayState({ ...quiet, status: 'pending', lastCallResult })).toBe(shown)
  })

  it.each<LeadStatus>(['in_contact', 'offer_made', 'deal', 'rejected', 'not_wedding', 'dealt_with_other'])(
    'LEAD-16 status %s outranks the last call and the assisted lead',
    (status) => {
      const facts: LeadDisplayFacts = { status, isPrepaid: true, lastCallResult: 'busy', isSpamReported: false }
      expect(leadDisplayState(facts)).toBe(leadDisplayState({ ...quiet, status }))
    },
  )

  it('LEAD-15 LEAD-16 an assisted lead outranks pending and new, and the last call outranks it', () => {
    expect(leadDisplayState({ ...quiet, isPrepaid: true })).toBe('isPrepaid')
    expect(leadDisplayState({ ...quiet, isPrepaid: true, status: 'pending' })).toBe('isPrepaid')
    expect(leadDisplayState({ ...quiet, isPrepaid: true, lastCallResult: 'busy' })).toBe('busy')
    expect(leadDisplayState({ ...quiet, isPrepaid: true, lastCallResult: 'waiting' })).toBe('isPrepaid')
  })

  it('accepts values of a newer server without an exception', () => {
    expect(leadDisplayState({ ...quiet, status: 'paused' as LeadStatus })).toBe('pending')
    expect(leadDisplayState({ ...quiet, lastCallResult: 'voicemail' as CallResult })).toBe('new')
  })
})

describe('leadLabel', () => {
  it('LEAD-14 negotiating shows the process state if there is one', () => {
    expect(leadLabel({ displayState: 'negotiating', status: 'in_contact', processState: 'visit_planned' })).toEqual({
      label: 'negotiating',
      processState: 'visit_planned',
    })
    expect(leadLabel({ displayState: 'negotiating', status: 'in_contact', processState: '' }).processState).toBeNull()
    expect(leadLabel({ displayState: 'offered', status: 'offer_made', processState: 'visit_planned' }).processState).toBeNull()
  })

  it('LEAD-12 LEAD-16 "not a wedding" and "booked another vendor" keep their own label', () => {
    expect(leadLabel({ displayState: 'reject', status: 'not_wedding', processState: null }).label).toBe('not_wedding')
    expect(leadLabel({ displayState: 'reject', status: 'dealt_with_other', processState: null }).label).toBe('dealt_with_other')
    expect(leadLabel({ displayState: 'reject', status: 'rejected', processState: null }).label).toBe('reject')
    expect(leadLabel({ displayState: 'spam_reported', status: 'not_wedding', processState: null }).label).toBe('spam_reported')
  })
})

it('LEAD-13 the states have one order, that of the contract', () => {
  expect(leadDisplayStates.join(' ')).toBe(
    'new pending negotiating offered isPrepaid deal reject not_reached busy unreachable spam_reported',
  )
})

describe('leadTone', () => {
  it('LEAD-20 only wedding leads have a colour', () => {
    expect(leadTone({ displayState: 'deal', isWedding: true })).toBe('positive')
    expect(leadTone({ displayState: 'deal', isWedding: false })).toBe('neutral')
    expect(leadTone({ displayState: 'constructor' as LeadDisplayState, isWedding: true })).toBe('neutral')
    expect(leadTone({ displayState: 'spam_reported', isWedding: false })).toBe('neutral')
  })

  it.each<[LeadDisplayState, string]>([
    ['new', 'info'],
    ['pending', 'caution'],
    ['negotiating', 'info'],
    ['offered', 'promote'],
    ['isPrepaid', 'promote'],
    ['deal', 'positive'],
    ['reject', 'neutral'],
    ['not_reached', 'caution'],
    ['busy', 'caution'],
    ['unreachable', 'critical'],
    ['spam_reported', 'critical'],
    ['paused' as LeadDisplayState, 'neutral'],
  ])('LEAD-20 a wedding lead that is %s is %s', (displayState, tone) => {
    expect(leadTone({ displayState, isWedding: true })).toBe(tone)
  })
})

describe('leadTags', () => {
  it.each([
    [{ itemCount: 0, isPrepaid: false, firstLeadType: null }, []],
    [{ itemCount: 1, isPrepaid: false, firstLeadType: null }, ['providerItem']],
    [{ itemCount: 0, isPrepaid: false, firstLeadType: 'plusLead' }, ['plusLead']],
    [{ itemCount: 0, isPrepaid: true, firstLeadType: 'plusLead' }, []],
    [{ itemCount: 0, isPrepaid: false, firstLeadType: 'other' }, []],
    [{ itemCount: 2, isPrepaid: false, firstLeadType: 'plusLead' }, ['providerItem', 'plusLead']],
    [{ itemCount: -1, isPrepaid: false, firstLeadType: null }, []],
  ] as const)('LEAD-18 LEAD-19 %j has the tags %j', (lead, tags) => {
    expect(leadTags(lead)).toEqual(tags)
  })
})
