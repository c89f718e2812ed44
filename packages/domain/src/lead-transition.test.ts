import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeadActionType, LeadStatus } from './contract.ts'
import { changeOfCall, isLeadOpen, leadActions, leadTransition } from './lead-transition.ts'
import type { LeadChange } from './lead-transition.ts'

const openStatuses: LeadStatus[] = ['new', 'pending', 'in_contact', 'offer_made']
const closedStatuses: LeadStatus[] = ['deal', 'rejected', 'not_wedding', 'dealt_with_other']
const statuses = [...openStatuses, ...closedStatuses]
const changes: LeadChange[] = ['view', 'answer', 'offer', 'deal', 'reject', 'not-a-wedding', 'other-provider', 'reopen', 'report-spam']
const ends: [LeadActionType, LeadStatus][] = [
  ['offer', 'offer_made'],
  ['deal', 'deal'],
  ['reject', 'rejected'],
  ['not-a-wedding', 'not_wedding'],
  ['other-provider', 'dealt_with_other'],
]
const refused = { ok: false, code: 'illegal_transition' }
const to = (status: LeadStatus, isSpamReported = false) => ({ ok: true, status, isSpamReported })

describe('leadTransition', () => {
  it('LEAD-21 showing a new lead makes it pending; showing it again changes nothing', () => {
    expect(leadTransition({ status: 'new', isSpamReported: false }, 'view')).toEqual(to('pending'))
    for (const status of statuses.filter((one) => one !== 'new'))
      expect(leadTransition({ status, isSpamReported: false }, 'view')).toEqual(to(status))
  })

  it('LEAD-21 the first answer sets "in contact"; a later one changes nothing', () => {
    expect(leadTransition({ status: 'new', isSpamReported: false }, 'answer')).toEqual(to('in_contact'))
    expect(leadTransition({ status: 'pending', isSpamReported: false }, 'answer')).toEqual(to('in_contact'))
    for (const status of statuses.slice(2)) expect(leadTransition({ status, isSpamReported: false }, 'answer')).toEqual(to(status))
  })

  it.each(ends)('LEAD-21 %s leads from every open status to %s, and from no closed one', (action, status) => {
    for (const open of openStatuses) expect(leadTransition({ status: open, isSpamReported: false }, action)).toEqual(to(status))
    for (const closed of closedStatuses) expect(leadTransition({ status: closed, isSpamReported: false }, action)).toEqual(refused)
  })

  it('LEAD-21 reopening brings closed leads back to "in contact", and only those', () => {
    for (const status of closedStatuses) expect(leadTransition({ status, isSpamReported: false }, 'reopen')).toEqual(to('in_contact'))
    for (const status of openStatuses) expect(leadTransition({ status, isSpamReported: false }, 'reopen')).toEqual(refused)
  })

  it('LEAD-21 LEAD-33 spam can be reported in open states, keeps the status, and is only lifted by reopening', () => {
    for (const status of openStatuses) {
      expect(leadTransition({ status, isSpamReported: false }, 'report-spam')).toEqual(to(status, true))
      expect(leadTransition({ status, isSpamReported: true }, 'reopen')).toEqual(to(status))
    }
    for (const status of closedStatuses) expect(leadTransition({ status, isSpamReported: false }, 'report-spam')).toEqual(refused)
    for (const change of changes.filter((one) => one !== 'reopen' && one !== 'view'))
      expect(leadTransition({ status: 'pending', isSpamReported: true }, change)).toEqual(refused)
    expect(leadTransition({ status: 'new', isSpamReported: true }, 'view')).toEqual(to('pending', true))
  })

  it('LEAD-21 refuses unknown events and statuses', () => {
    expect(leadTransition({ status: 'paused' as LeadStatus, isSpamReported: false }, 'deal')).toEqual(refused)
    expect(leadTransition({ status: 'toString' as LeadStatus, isSpamReported: false }, 'view')).toEqual(refused)
    expect(leadTransition({ status: 'new', isSpamReported: false }, 'constructor' as LeadChange)).toEqual(refused)
  })

  it('LEAD-21 every sequence of events ends in a known status', () => {
    const walk = fc.array(fc.constantFrom(...changes), { maxLength: 30 })
    fc.assert(
      fc.property(fc.constantFrom(...statuses), walk, (status, steps) => {
        let facts = { status, isSpamReported: false }
        for (const step of steps) {
          const next = leadTransition(facts, step)
          if (next.ok) facts = { status: next.status, isSpamReported: next.isSpamReported }
          expect(statuses).toContain(facts.status)
          expect(leadActions(facts).length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('leadActions', () => {
  it('LEAD-21 offers the allowed actions, in the order of the menu', () => {
    expect(leadActions({ status: 'new', isSpamReported: false })).toEqual([
      'offer',
      'deal',
      'reject',
      'not-a-wedding',
      'other-provider',
      'report-spam',
    ])
    expect(leadActions({ status: 'deal', isSpamReported: false })).toEqual(['reopen'])
    expect(leadActions({ status: 'pending', isSpamReported: true })).toEqual(['reopen'])
  })
})

it('LEAD-21 a lead is open until it is closed or reported', () => {
  expect(openStatuses.every((status) => isLeadOpen({ status, isSpamReported: false }))).toBe(true)
  expect(closedStatuses.some((status) => isLeadOpen({ status, isSpamReported: false }))).toBe(false)
  expect(isLeadOpen({ status: 'new', isSpamReported: true })).toBe(false)
})

it('LEAD-22 LEAD-23 only a call with the result "talked" counts as an answer', () => {
  expect(changeOfCall('talked')).toBe('answer')
  for (const result of ['busy', 'line_closed', 'no_answer', 'waiting'] as const) expect(changeOfCall(result)).toBeNull()
})
