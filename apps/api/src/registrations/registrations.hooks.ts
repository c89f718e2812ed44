import { deleteExpired } from './delete-expired.ts'
import type { Hooks } from '../platform/hooks.ts'

export const registrationHooks: Hooks = {
  jobs: { delete_expired_registrations: deleteExpired },
  timetable: { delete_expired_registrations: '41 * * * *' },
}
