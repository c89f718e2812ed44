import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const card = appStyle({
  inlineSize: '100%',
  maxInlineSize: '400px',
  padding: vars.space.xxl,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { padding: vars.space.xl, border: 0, background: 'none' } },
})
