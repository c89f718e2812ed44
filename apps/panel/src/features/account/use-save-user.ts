import { useMutate } from '@vendor-panel/sdk/query'
import { personChanges, type PersonRules } from './person-form.ts'
import type { UserFields } from './UserForm.tsx'

/** Saves a user: the changed flags of the links to providers, then the changed fields (USER-12, USER-22). */
export function useSaveUser(path: { customerId: number; customerUserId: number }) {
  const reads = ['listCustomerUsers', 'listCustomerUserProviders', 'listContacts'] as const
  const options = { refetch: [...reads], meta: { isErrorOwned: true } }
  const link = useMutate('updateCustomerUserProvider', options)
  const user = useMutate('updateCustomerUser', options)
  return async (
    { flags, ...person }: UserFields,
    { flags: _none, ...saved }: UserFields,
    rules: PersonRules,
    ifMatch: string | undefined,
  ) => {
    // First: sent again, they change nothing, while the fields would conflict with their own new version.
    for (const [linkId, changed] of Object.entries(flags))
      await link.mutateAsync({ path: { ...path, linkId: Number(linkId) }, body: changed })
    const body = personChanges(saved, person, rules)
    if (Object.keys(body).length > 0) await user.mutateAsync({ path, body, ...(ifMatch !== undefined && { ifMatch }) })
  }
}
