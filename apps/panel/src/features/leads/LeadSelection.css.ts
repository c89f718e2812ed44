import { appStyle, vars } from '@vendor-panel/ui/theme'

export const selection = appStyle({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 })
export const bar = appStyle({ padding: `${vars.space.xs} ${vars.space.lg}`, borderBlockEnd: `1px solid ${vars.color.line}` })
export const actions = appStyle({
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
})
