import { loadsLiveChat } from '@vendor-panel/domain'
import { hasIntegration } from '../shared/has-integration.ts'
import { panelFlags } from '../shared/panel-flags.ts'
import type { SessionUser } from '../shared/user.ts'
import { isImpersonating } from './session.ts'

/** Whether the live chat is on here and for this user (PERM-06, INT-04). */
export function hasLiveChat({ permission, details }: Pick<SessionUser, 'permission' | 'details'>): boolean {
  const { liveChat } = panelFlags(details.countryCode)
  const { advisorService } = permission
  return hasIntegration('chat') && loadsLiveChat({ isLoggedIn: true, isImpersonating: isImpersonating(), advisorService, liveChat })
}
