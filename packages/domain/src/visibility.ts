import type { Locale } from './contract.ts'

/** The facts about the user that menus, banners and helpers depend on. */
export interface Viewer {
  isLoggedIn: boolean
  /** An operator acts as this user (AUTH-44). */
  isImpersonating: boolean
}

/** Providers and galleries show for users with providers (SHELL-04). */
export const showsProviderMenu = (viewer: { providers: readonly unknown[] }): boolean => viewer.providers.length > 0

/** The logout of the sidebar: hidden while an operator acts as the user (SHELL-12). */
export const showsLogout = (viewer: Viewer): boolean => viewer.isLoggedIn && !viewer.isImpersonating

/** The upgrade banner: the flag is on and the customer has not paid (SHELL-14, SHELL-15, AMB-09). */
export const showsUpgradeBanner = (facts: { upgradeBanner: boolean; isPaid: boolean }): boolean => facts.upgradeBanner && !facts.isPaid

/** The language choice requires more than one (SHELL-22, USER-19). */
export const showsLanguagePicker = (languages: readonly Locale[]): boolean => new Set(languages).size > 1

/**
 * Whether the top bar has the prime colour: by the account, or by the value stored on this device until the account is loaded (SHELL-25,
 * PERM-07).
 */
export function isPrime(crmStatus: string | null | undefined, storedStatus: string | null | undefined): boolean {
  return (crmStatus === undefined ? storedStatus : crmStatus) === 'prime'
}

/** The providers whose leads a user sees: those linked to the user; account managers see all (LEAD-52). */
export function visibleProviderIds(user: { canManage: boolean; providerIds: readonly number[] }): readonly number[] | 'all' {
  return user.canManage ? 'all' : user.providerIds
}
