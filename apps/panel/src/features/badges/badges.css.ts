import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const badge = appStyle({
  display: 'flex',
  gap: vars.space.xl,
  alignItems: 'start',
  paddingBlock: vars.space.xl,
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.lg } },
})
export const content = appStyle({ flex: 1, minInlineSize: 0, maxInlineSize: '560px', inlineSize: '100%' })
/** As large as the picture, so that nothing moves when it is loaded. */
export const preview = appStyle({ flex: 'none', inlineSize: '160px', blockSize: '160px' })
export const open = appStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '160px',
  blockSize: '160px',
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  color: vars.color.inkMuted,
})
