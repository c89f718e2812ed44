import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** Single digits are easy to compare with those of a message. */
export const code = style({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums', letterSpacing: '0.35em' })
