import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const dial = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  '@media': { [media.print]: { display: 'none' } },
})
