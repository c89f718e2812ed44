import { appStyle, media, vars } from '@vendor-panel/ui/theme'

// Styles of pages for couples.
export const ticket = appStyle({
  display: 'grid',
  gap: vars.space.lg,
  padding: vars.space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  '@media': { [media.phone]: { padding: vars.space.lg } },
})
export const narrow = appStyle({ maxInlineSize: '560px', marginInline: 'auto' })
export const notice = appStyle({ paddingBlock: vars.space.xl })
