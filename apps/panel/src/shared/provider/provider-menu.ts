import type { components } from '@vendor-panel/contract'
import { paths } from '../paths.ts'

/** A page of a provider, as the permissions name it (PERM-03). */
export type ProviderPageName = keyof components['schemas']['ProviderPermissions']

/** The pages of a provider in the order of its menu (SHELL-13), each with the permission that opens it. */
export const providerMenu = [
  { id: 'info', page: 'info', href: (providerId: number) => paths.providerInfo({ providerId }) },
  { id: 'gallery', page: 'gallery', href: (providerId: number) => paths.providerGallery({ providerId }) },
  { id: 'items', page: 'items', href: (providerId: number) => paths.providerItems({ providerId }) },
  { id: 'budget', page: 'budget', href: (providerId: number) => paths.providerInfo({ providerId, tab: 'budget' }) },
  { id: 'calendar', page: 'calendarEvents', href: (providerId: number) => paths.providerCalendar({ providerId }) },
  { id: 'related', page: 'relatedProviders', href: (providerId: number) => paths.relatedProviders({ providerId }) },
  { id: 'badges', page: 'badges', href: (providerId: number) => paths.providerBadges({ providerId }) },
  { id: 'payments', page: 'payments', href: (providerId: number) => paths.providerPayments({ providerId }) },
] as const satisfies readonly { id: string; page: ProviderPageName; href: (providerId: number) => string }[]

export type ProviderMenuEntry = (typeof providerMenu)[number]['id']

/** The list of providers, also if there is only one, which `paths.providers` opens at once (PROV-08). */
export const allProvidersPath = paths.providers({}, { show: 'all' })
