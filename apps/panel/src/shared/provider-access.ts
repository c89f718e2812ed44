import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { useUser } from './user.ts'

type ProviderPermissions = components['schemas']['ProviderPermissions']

/** Whether this user may change a page of a provider; account managers may change all (PERM-09). False until it is known. */
export function useCanWrite(providerId: number, page: keyof ProviderPermissions): boolean {
  const { canManage } = useUser()
  const { data } = useQuery({ ...query('getProviderPermissions', { path: { providerId } }), enabled: !canManage })
  return canManage || data?.data[page] === 'write'
}
