import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const figures = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
// Dividers only between the figures.
export const item = appStyle({
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.phone]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
  },
})
export const figure = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: `${vars.space.lg} ${vars.space.lg}`,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const count = appStyle({
  fontFamily: vars.font.title,
  fontSize: vars.text.xxl,
  fontWeight: 600,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
})
export const label = appStyle({ color: vars.color.inkMuted, fontSize: vars.text.sm })
