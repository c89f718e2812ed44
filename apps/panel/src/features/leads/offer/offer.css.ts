import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const card = appStyle({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
})
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
export const sum = appStyle({ fontSize: vars.text.xl, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const pair = appStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})
/** On a phone the name has a row of its own. */
export const line = appStyle({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 92px 132px auto',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
})
export const lineName = appStyle({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
/** Level with the fields, below their labels. */
export const remove = appStyle({ paddingBlockStart: '24px' })
export const total = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const row = appStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space.lg, fontVariantNumeric: 'tabular-nums' })
export const name = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const note = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
