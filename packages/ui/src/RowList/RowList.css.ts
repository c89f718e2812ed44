import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.line}` })
export const row = style({ borderBlockStart: `1px solid ${vars.color.line}` })
// The lines of the placeholders have the heights of a title, and of small buttons.
export const title = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
})
export const actions = style({ display: 'flex', alignItems: 'center', blockSize: vars.size.controlSmall })
