import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const divider = style({ border: 0, borderBlockStart: `1px solid ${vars.color.line}`, inlineSize: '100%' })
