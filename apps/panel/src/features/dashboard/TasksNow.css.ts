import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const link = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [media.touch]: { minBlockSize: vars.size.control } },
})
export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
})
export const name = appStyle({ fontWeight: 600, overflowWrap: 'anywhere', minInlineSize: 0 })
/** The time of an appointment, at the end of its row. */
export const time = appStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })
export const quote = appStyle({ inlineSize: '100%', minInlineSize: 0 })
