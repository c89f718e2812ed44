import { appStyle, vars } from '@vendor-panel/ui/theme'

export const rows = appStyle({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.line}` })
export const row = appStyle({ borderBlockStart: `1px solid ${vars.color.line}` })
export const terms = appStyle({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  paddingInlineStart: vars.space.xl,
  maxInlineSize: vars.size.prose,
})
