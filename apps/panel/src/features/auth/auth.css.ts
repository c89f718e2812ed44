import { appStyle, appStyleVariants, vars } from '@vendor-panel/ui/theme'
import type { SocialType } from '../../shared/social-types.ts'

// The server names the services that are on, so that the first paint has their buttons and nothing moves later (AMB-15).
export const ways = appStyle({
  display: 'none',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  selectors: { 'html[data-ways] &': { display: 'flex' } },
})
const way = (type: SocialType) =>
  ({ display: 'none', flex: '1 1 100%', selectors: { [`html[data-ways~="${type}"] &`]: { display: 'block' } } }) as const
export const wayOf = appStyleVariants({ google: way('google'), facebook: way('facebook'), instagram: way('instagram') })
