import { entryOf } from './entry-of.ts'

/** The access of a user to a page of a provider. */
export type PageAccess = 'write' | 'read' | 'none'

/** Pages of a provider, named as in the permissions. */
export type ProviderPermissions = Readonly<Record<string, PageAccess>>

/** The provider id of the whole account; never looked up, needs no permission (ROUTE-35, CONST-16). */
export const allProvidersId = 0

/** Pages whose media a config flag makes read-only (PERM-04, PERM-05). */
const mediaPages = ['gallery', 'media', 'items']

/**
 * The access of a user to a page of a provider, from the permissions; media is read-only if the flag restricts it. None if the permissions
 * do not name the page or have an unknown value (PERM-03..05, PROV-19).
 */
export function providerPageAccess(
  page: string,
  providerId: number,
  permissions: ProviderPermissions,
  flags: { mediaManagementRestricted: boolean },
): PageAccess {
  if (providerId === allProvidersId) return 'write'
  const access = entryOf(permissions, page)
  if (access !== 'write') return access === 'read' ? 'read' : 'none'
  return flags.mediaManagementRestricted && mediaPages.includes(page) ? 'read' : 'write'
}
