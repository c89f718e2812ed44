import type { FeatureFlags } from '@vendor-panel/domain'
import type { SessionUser } from '../shared/user.ts'

type Customer = SessionUser['customer']

/** The banner for unpaid customers, where the country has it switched on (SHELL-14, SHELL-15, AMB-09). */
export const showsUpgradeBanner = (customer: Pick<Customer, 'isPaid'>, flags: Pick<FeatureFlags, 'upgradeBanner'>): boolean =>
  flags.upgradeBanner && !customer.isPaid

/** Prime changes the colour of the top bar (SHELL-25); the stored flag speaks until the session has. */
export const isPrime = (crmStatus: string | null): boolean => crmStatus === 'prime'

/** Providers and galleries make no sense to a user who has none (SHELL-04). */
export const showsProviders = (user: Pick<SessionUser, 'providers'>): boolean => user.providers.length > 0

/** Logout in the sidebar: not while an operator looks at the panel as this user, who leaves by the banner's Exit (SHELL-12). */
export const showsLogout = (isImpersonating: boolean): boolean => !isImpersonating

/** A choice of one is none (SHELL-22). */
export const offersLanguages = (enabledCount: number): boolean => enabledCount > 1
