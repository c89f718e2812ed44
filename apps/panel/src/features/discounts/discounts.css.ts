import { appStyle, vars } from '@vendor-panel/ui/theme'

export const documents = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
})
export const coupon = appStyle({ paddingBlockEnd: vars.space.xs })
export const couponSummary = appStyle({ cursor: 'pointer', color: vars.color.accent, paddingBlock: vars.space.md })
export const couponBody = appStyle({ paddingBlockStart: vars.space.md, maxInlineSize: '480px' })
export const ticket = appStyle({
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.surface,
})
export const screenOnly = appStyle({ '@media': { print: { display: 'none' } } })
export const filter = appStyle({ maxInlineSize: '320px' })
