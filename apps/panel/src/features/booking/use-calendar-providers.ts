import { useQueries } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { useUser } from '../../shared/user.ts'

/** The providers whose calendar, and so whose booking links, this user may change; account managers may change all (PERM-09). */
export function useWritableCalendars() {
  const user = useUser()
  const asked = user.canManage ? [] : user.providers
  const answers = useQueries({ queries: asked.map(({ id }) => query('getProviderPermissions', { path: { providerId: id } })) })
  return user.canManage ? user.providers : asked.filter((_, index) => answers[index]?.data?.data.calendarEvents === 'write')
}
