import { useQueries, useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { unanswered, useReadFailure } from './use-read-failure.ts'
import { useUser } from './user.ts'

type ProviderPermissions = components['schemas']['ProviderPermissions']
type PageAccess = ProviderPermissions[keyof ProviderPermissions]

/**
 * What this user may do on each page of a provider (PERM-03, PERM-09). Until it is known, account managers may write, since only a
 * configuration takes that from them; undefined for others.
 */
export function useProviderAccess(providerId: number): (page: keyof ProviderPermissions) => PageAccess | undefined {
  const { canManage } = useUser()
  const { data } = useQuery(query('getProviderPermissions', { path: { providerId } }))
  return (page) => data?.data[page] ?? (canManage ? 'write' : undefined)
}

/** Whether this user may change a page of a provider; false until it is known. */
export function useCanWrite(providerId: number, page: keyof ProviderPermissions): boolean {
  return useProviderAccess(providerId)(page) === 'write'
}

/**
 * The providers with a page that this user may change; account managers may change all (PERM-09). `failure`: for some of them it is unknown.
 */
export function useWritableProviders(page: keyof ProviderPermissions) {
  const user = useUser()
  const restricted = user.canManage ? [] : user.providers
  const reads = useQueries({ queries: restricted.map(({ id }) => query('getProviderPermissions', { path: { providerId: id } })) })
  const failure = useReadFailure(unanswered(reads))
  const writable = user.canManage ? user.providers : restricted.filter((_, index) => reads[index]?.data?.data[page] === 'write')
  return { writable, failure }
}
