import { appStyle, vars } from '@vendor-panel/ui/theme'

export const excerpt = appStyle({
  margin: 0,
  color: vars.color.inkMuted,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const files = appStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const file = appStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })
export const filter = appStyle({ maxInlineSize: '320px' })
export const preview = appStyle({
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  overflowWrap: 'anywhere',
})
export const letter = appStyle({ marginBlock: `${vars.space.md} 0`, whiteSpace: 'pre-wrap' })
export const signature = appStyle({ maxInlineSize: vars.size.prose, paddingBlock: vars.space.lg })
export const picture = appStyle({ maxInlineSize: '100%', maxBlockSize: '120px', objectFit: 'contain', alignSelf: 'start' })
