import { appStyle, vars } from '@vendor-panel/ui/theme'

export const rows = appStyle({ margin: 0, padding: 0, listStyle: 'none' })
export const row = appStyle({
  paddingBlock: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
})
