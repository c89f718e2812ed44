import type { components } from '@vendor-panel/contract'

export type SocialType = components['schemas']['SocialType']

/** Their own names, the same in every language. */
export const socialNames = { google: 'Google', facebook: 'Facebook', instagram: 'Instagram' } as const satisfies Record<SocialType, string>
