import { appStyle, media, vars } from '@vendor-panel/ui/theme'

/** The steps next to the form, or above it where there is no room. */
export const wizard = appStyle({
  display: 'grid',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: '880px',
  alignSelf: 'center',
  marginBlockEnd: 'auto',
  '@media': {
    [media.phone]: { padding: vars.space.lg },
    [media.md]: { gridTemplateColumns: '220px 1fr', columnGap: vars.space.xxl },
  },
})
export const title = appStyle({ display: 'grid', gap: vars.space.xs, gridColumn: '1 / -1' })
export const steps = appStyle({ minInlineSize: 0 })
export const card = appStyle({
  minInlineSize: 0,
  padding: vars.space.xl,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { padding: 0, border: 0, background: 'none' } },
})
export const pair = appStyle({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})
export const photos = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: vars.space.md,
})
export const photo = appStyle({ position: 'relative' })
export const picture = appStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.hover,
})
export const removal = appStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
})
export const facts = appStyle({ display: 'grid', gap: vars.space.md })
export const fact = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space.md,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
})
export const lines = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
