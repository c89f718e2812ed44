import type { SocialType } from './social-provider.ts'

/** Where a service sends the browser back to: a page for guests at sign-in, one for users when an account is connected (AMB-15). */
export const returnPaths = {
  signIn: { google: '/auth/google', facebook: '/auth/login', instagram: '/auth/login' },
  connection: { google: '/settings/account', facebook: '/settings/account', instagram: '/instagram/callback' },
} as const satisfies Record<string, Record<SocialType, string>>

/** The addresses that an operator registers at a service. */
export const redirectTargets = (panel: string, type: SocialType) => Object.values(returnPaths).map((paths) => `${panel}${paths[type]}`)
