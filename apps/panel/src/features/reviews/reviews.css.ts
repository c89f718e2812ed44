import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const provider = appStyle({ maxInlineSize: '320px' })
export const channels = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const channel = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
})
export const chosen = appStyle({ borderColor: vars.color.accent })
export const about = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 420px) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** In a column of its own, next to filters and snippet; on a narrow screen between them. */
export const preview = appStyle({
  minInlineSize: 0,
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [media.belowMd]: { gridColumn: 'auto', gridRow: 'auto' } },
})
export const snippet = appStyle({ minInlineSize: 0 })
export const pair = appStyle({ display: 'grid', gap: vars.space.lg, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' })
