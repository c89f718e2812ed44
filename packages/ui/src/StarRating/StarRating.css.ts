import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const stars = style({ display: 'inline-flex', gap: '1px', verticalAlign: 'text-bottom', color: vars.tone.caution.solid })
export const star = style({ display: 'inline-flex' })
export const empty = style({ color: vars.color.lineStrong })
