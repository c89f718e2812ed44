import { appStyle, vars } from '@vendor-panel/ui/theme'

export const list = appStyle({ flex: 1, minBlockSize: 0, overflow: 'hidden' })
export const earlyRow = appStyle({ display: 'block', textDecoration: 'none', borderBlockEnd: `1px solid ${vars.color.line}` })
