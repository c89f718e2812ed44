import { appStyle, vars } from '@vendor-panel/ui/theme'

export const section = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  // The layout of the rows of couples depends on the width of this box.
  containerType: 'inline-size',
  containerName: 'rows',
})
export const head = appStyle({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space.md })
export const rowLink = appStyle({
  minBlockSize: vars.size.control,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const skeletonRow = appStyle({ paddingBlock: vars.space.md, borderBlockStart: `1px solid ${vars.color.line}` })
