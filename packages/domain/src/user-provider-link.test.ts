import { expect, it } from 'vitest'
import { changedLinkFlags, leadNoticeChannels, newUserProviderLink } from './user-provider-link.ts'

const link = newUserProviderLink(7)

it('USER-11 a new link gets no leads and shows as contact', () => {
  expect(link).toEqual({ providerId: 7, canReceiveLeads: false, canReceiveLeadsSms: false, showAsContact: true })
})

it('USER-12 changed flags wait for Save', () => {
  expect(changedLinkFlags(link, link)).toBeNull()
  expect(changedLinkFlags(link, { ...link, canReceiveLeads: true })).toEqual({ canReceiveLeads: true })
  expect(changedLinkFlags(link, { ...link, canReceiveLeadsSms: true, showAsContact: false })).toEqual({
    canReceiveLeadsSms: true,
    showAsContact: false,
  })
})

it('LEAD-53 notices of leads follow the flags of the link', () => {
  expect(leadNoticeChannels(link)).toEqual([])
  expect(leadNoticeChannels({ ...link, canReceiveLeads: true, canReceiveLeadsSms: true })).toEqual(['email', 'sms'])
})
