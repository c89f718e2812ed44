import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const row = appStyle({
  display: 'flex',
  gap: vars.space.lg,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingBlock: vars.space.lg,
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.sm } },
})
export const content = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
