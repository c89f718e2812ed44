import { entryOf } from './entry-of.ts'

/** What a user may do on a page of a provider. */
export type PageAccess = 'write' | 'read' | 'none'

/** Pages of a provider as the permissions name them. */
export type ProviderPermissions = Readonly<Record<string, PageAccess>>

/** The provider id that stands for the whole account; never looked up, never guarded (ROUTE-35, CONST-16). */
export const allProvidersId = 0

/** Pages whose media a config flag makes read-only (PERM-04, PERM-05). */
const mediaPages = ['gallery', 'media', 'items']

/** What a user may do on a page of a provider: by its permissions, read-only media where the flag restricts it; nothing while a page is not named, or named with a word that is neither (PERM-03..05, PROV-19). */
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
