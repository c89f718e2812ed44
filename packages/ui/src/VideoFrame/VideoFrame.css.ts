import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const narrow = style({ maxInlineSize: '480px' })
