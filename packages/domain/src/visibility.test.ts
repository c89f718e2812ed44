import { expect, it } from 'vitest'
import { isPrime, showsLanguagePicker, showsLogout, showsProviderMenu, showsUpgradeBanner, visibleProviderIds } from './visibility.ts'
import { loadsMeasurement, loadsLiveChat } from './service-loading.ts'
import { showsProviderTable, showsSocialConnections } from './user-visibility.ts'

const self = { isLoggedIn: true, isImpersonating: false }

it('SHELL-04 providers and galleries require a provider', () => {
  expect(showsProviderMenu({ providers: [] })).toBe(false)
  expect(showsProviderMenu({ providers: [{}] })).toBe(true)
})

it('SHELL-12 logout is hidden while an operator acts as the user', () => {
  expect(showsLogout(self)).toBe(true)
  expect(showsLogout({ ...self, isImpersonating: true })).toBe(false)
  expect(showsLogout({ ...self, isLoggedIn: false })).toBe(false)
})

it('SHELL-14 SHELL-15 PERM-07 the upgrade banner requires the flag and an unpaid customer', () => {
  expect(showsUpgradeBanner({ upgradeBanner: true, isPaid: false })).toBe(true)
  expect(showsUpgradeBanner({ upgradeBanner: false, isPaid: false })).toBe(false)
  expect(showsUpgradeBanner({ upgradeBanner: true, isPaid: true })).toBe(false)
})

it('SHELL-22 USER-19 the language choice shows with at least two languages', () => {
  expect(showsLanguagePicker(['en_CA'])).toBe(false)
  expect(showsLanguagePicker(['en_CA', 'en_CA'])).toBe(false)
  expect(showsLanguagePicker(['en_CA', 'ar_AE'])).toBe(true)
})

it('SHELL-25 PERM-07 the account decides about prime; before it is loaded, the stored value counts', () => {
  expect(isPrime('prime', null)).toBe(true)
  expect(isPrime(undefined, 'prime')).toBe(true)
  expect(isPrime(null, 'prime')).toBe(false)
  expect(isPrime('standard', 'prime')).toBe(false)
  expect(isPrime(undefined, undefined)).toBe(false)
})

it('PERM-06 INT-04 live chat requires permission and setting, and no operator', () => {
  const chat = { ...self, advisorService: true, liveChat: true }
  expect(loadsLiveChat(chat)).toBe(true)
  for (const change of [{ advisorService: false }, { liveChat: false }, { isImpersonating: true }, { isLoggedIn: false }])
    expect(loadsLiveChat({ ...chat, ...change })).toBe(false)
})

it('USER-29 provider links show for an existing user of a customer with providers, unless providers are hidden', () => {
  const facts = { isEditing: true, hideProviders: false, providers: [{}] }
  expect(showsProviderTable(facts)).toBe(true)
  for (const change of [{ isEditing: false }, { hideProviders: true }, { providers: [] }])
    expect(showsProviderTable({ ...facts, ...change })).toBe(false)
})

it("AUTH-40 social connections only show for the user's own account", () => {
  expect(showsSocialConnections({ signedInUserId: 1, editedUserId: 1 })).toBe(true)
  expect(showsSocialConnections({ signedInUserId: 1, editedUserId: 2 })).toBe(false)
  expect(showsSocialConnections({ signedInUserId: 1, editedUserId: null })).toBe(false)
})

it('LEAD-52 account managers see all providers, others their own', () => {
  expect(visibleProviderIds({ canManage: true, providerIds: [] })).toBe('all')
  expect(visibleProviderIds({ canManage: false, providerIds: [7] })).toEqual([7])
})

it('INT-06 analytics scripts wait for consent in countries that ask for it', () => {
  const facts = { key: 'G-1', needsConsent: true, hasConsented: true, isImpersonating: false }
  expect(loadsMeasurement(facts)).toBe(true)
  expect(loadsMeasurement({ ...facts, hasConsented: false })).toBe(false)
  expect(loadsMeasurement({ ...facts, hasConsented: false, needsConsent: false })).toBe(true)
  expect(loadsMeasurement({ ...facts, key: null })).toBe(false)
  expect(loadsMeasurement({ ...facts, key: '' })).toBe(false)
  expect(loadsMeasurement({ ...facts, isImpersonating: true })).toBe(false)
})
