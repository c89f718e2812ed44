import type { components } from '@vendor-panel/contract'
import { countryConfig, providerPageAccess } from '@vendor-panel/domain'
import type { VendorContext } from '../platform/contract/context.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { findAccessToPage, findClosedProviderIds, findPageAccess } from './provider-access.queries.ts'
import { findProviderRow, findProviderRows, type ProviderRow } from './providers.queries.ts'

type Permissions = components['schemas']['ProviderPermissions']
export type ProviderPage = keyof Permissions
export type Access = Permissions[ProviderPage]

type Caller = Pick<VendorContext, 'db' | 'user'>
/** A user of the request, or one that a job reads. */
type Reader = Pick<VendorContext, 'db'> & { user: Pick<VendorContext['user'], 'customerId' | 'id' | 'canManage' | 'countryCode'> }

const writable: Permissions = {
  info: 'write',
  items: 'write',
  gallery: 'write',
  relatedProviders: 'write',
  badges: 'write',
  payments: 'write',
  calendarEvents: 'write',
  budget: 'write',
  discounts: 'write',
  testimonials: 'write',
  statistics: 'write',
}

/** A provider that the user may see: otherwise 404, and 403 if the page is closed to the user (PERM-03, PERM-08, PERM-09). */
export async function openProvider(
  { db, user }: Caller,
  providerId: number,
  page: ProviderPage,
  needed: 'read' | 'write',
): Promise<ProviderRow> {
  const provider = requireFound(await findProviderRow(db, user, providerId))
  const { [page]: access } = await pagePermissions({ db, user }, providerId)
  if (access === 'none' || (needed === 'write' && access !== 'write')) throw new Refusal(403, 'forbidden')
  return provider
}

/** The permissions of a user on each page of a provider; account managers are not restricted by links (PERM-03..05, PROV-19). */
export async function pagePermissions({ db, user }: Reader, providerId: number): Promise<Permissions> {
  const linked = user.canManage ? [] : await findPageAccess(db, user.customerId, user.id, providerId)
  const permissions = { ...writable, ...Object.fromEntries(linked.map(({ page, access }) => [page, access])) }
  const { flags } = countryConfig(user.countryCode)
  const pages = Object.keys(writable) as ProviderPage[]
  return Object.fromEntries(pages.map((page) => [page, providerPageAccess(page, providerId, permissions, flags)])) as Permissions
}

/** The providers with a page that the user may read, for lists over several. */
export async function readableProviderIds({ db, user }: Caller, page: ProviderPage): Promise<readonly number[] | 'all'> {
  if (user.providerIds === 'all') return 'all'
  const closed = await findClosedProviderIds(db, user.customerId, user.id, page)
  return user.providerIds.filter((id) => !closed.includes(id))
}

/** The providers with a page that the user may read, by name, and what the user may do there. */
export async function readableProviders({ db, user }: Caller, page: ProviderPage): Promise<(ProviderRow & { access: Access })[]> {
  const providers = await findProviderRows(db, user, undefined, null, 0)
  const linked = user.canManage ? [] : await findAccessToPage(db, user.customerId, user.id, page)
  const { flags } = countryConfig(user.countryCode)
  const accessTo = (providerId: number) => {
    const access = linked.find(({ provider_id }) => provider_id === providerId)?.access ?? writable[page]
    return providerPageAccess(page, providerId, { ...writable, [page]: access }, flags)
  }
  return providers.map((provider) => ({ ...provider, access: accessTo(provider.id) })).filter(({ access }) => access !== 'none')
}
