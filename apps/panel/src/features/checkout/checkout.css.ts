import { appStyle, vars } from '@vendor-panel/ui/theme'

/** A name and its price in one line; the price keeps its own on a phone. */
export const item = appStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md, justifyContent: 'space-between' })
export const price = appStyle({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const total = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
