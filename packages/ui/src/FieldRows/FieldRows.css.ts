import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs })
export const control = style({ flex: 1, minInlineSize: 0 })
