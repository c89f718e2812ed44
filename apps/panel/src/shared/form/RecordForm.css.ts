import { appStyle, vars } from '@vendor-panel/ui/theme'

export const versions = appStyle({ display: 'grid', gap: vars.space.md, margin: 0 })
export const version = appStyle({ display: 'grid', gap: vars.space.xxs })
export const label = appStyle({ fontWeight: 600 })
export const text = appStyle({ margin: 0, overflowWrap: 'anywhere' })
export const owner = appStyle({ color: vars.color.inkMuted })
export const changes = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space.sm,
  rowGap: vars.space.md,
  margin: 0,
})
export const change = appStyle({ minInlineSize: 0 })
export const changeTexts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
