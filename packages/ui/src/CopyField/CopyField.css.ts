import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const input = style({ fontFamily: vars.font.mono, textOverflow: 'ellipsis' })
export const copied = style({ color: vars.tone.positive.onSoft, fontWeight: 500 })
