import type { SocialType } from '../../shared/social-types.ts'

/** The message of a failed connection (AUTH-41, MSG-13). */
export const connectErrors = {
  google: 'account.social.GOOGLE_CONNECT_ERROR',
  facebook: 'account.social.FACEBOOK_CONNECT_ERROR',
  instagram: 'account.social.INSTAGRAM_CONNECT_ERROR',
} as const satisfies Record<SocialType, string>
