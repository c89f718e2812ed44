import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const row = appStyle({
  display: 'flex',
  gap: vars.space.lg,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingBlock: vars.space.lg,
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.sm } },
})
export const content = appStyle({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' })
// A long text next to the controls must not push them over the edge.
export const controls = appStyle({ flex: 'none', maxInlineSize: '100%' })
// The lines of the placeholders have the heights of a title, and of small buttons.
export const title = appStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
})
export const actions = appStyle({ display: 'flex', alignItems: 'center', blockSize: vars.size.controlSmall })
