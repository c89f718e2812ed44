import type { Viewer } from './visibility.ts'

/** Live chat: permission and setting, and no operator (PERM-06, INT-04). */
export const loadsLiveChat = (viewer: Viewer & { advisorService: boolean; liveChat: boolean }): boolean =>
  viewer.isLoggedIn && viewer.advisorService && viewer.liveChat && !viewer.isImpersonating

/** Analytics scripts: a key is set, and consent is given if the country asks for it; never for an operator (INT-06). */
export const loadsMeasurement = (facts: {
  key: string | null
  needsConsent: boolean
  hasConsented: boolean
  isImpersonating: boolean
}): boolean => Boolean(facts.key) && (!facts.needsConsent || facts.hasConsented) && !facts.isImpersonating
