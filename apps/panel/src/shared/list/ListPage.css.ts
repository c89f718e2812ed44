import { appStyle, vars } from '@vendor-panel/ui/theme'

export const rows = appStyle({ borderBlockEnd: `1px solid ${vars.color.line}` })
export const row = appStyle({ borderBlockStart: `1px solid ${vars.color.line}` })
