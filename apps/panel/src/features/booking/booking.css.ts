import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const filter = appStyle({ maxInlineSize: '320px' })
export const link = appStyle({ display: 'grid', gap: vars.space.md, paddingBlock: vars.space.lg, overflowWrap: 'anywhere' })
export const head = appStyle({
  display: 'flex',
  gap: vars.space.lg,
  alignItems: 'start',
  justifyContent: 'space-between',
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.sm } },
})
export const address = appStyle({ maxInlineSize: '560px' })
export const booking = appStyle({
  display: 'flex',
  gap: vars.space.lg,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start', gap: vars.space.xs } },
})
export const hours = appStyle({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: '1fr 120px 120px auto',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr auto' } },
})
export const weekday = appStyle({ minInlineSize: 0, '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
/** In line with the fields, below their labels. */
export const remove = appStyle({ alignSelf: 'end' })
export const pair = appStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})
