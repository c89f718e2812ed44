import { appStyle, vars } from '@vendor-panel/ui/theme'

export const keys = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })
export const row = appStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.lg })
export const choice = appStyle({
  marginBlockStart: vars.space.lg,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const keyGroup = appStyle({ display: 'flex', gap: vars.space.xs })
