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
export const couponBody = appStyle({ maxInlineSize: '480px' })
export const ticket = appStyle({
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.surface,
})
export const screenOnly = appStyle({ '@media': { print: { display: 'none' } } })
export const filter = appStyle({ maxInlineSize: '320px' })
