import { appStyle, vars } from '@vendor-panel/ui/theme'

export const list = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.lg}`,
  flex: 1,
})
export const entry = appStyle({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.control, paddingInline: '10px' })
export const foot = appStyle({ marginBlockStart: 'auto', paddingBlockStart: vars.space.lg })
export const navigation = appStyle({ display: 'flex', flexDirection: 'column', flex: 1 })
