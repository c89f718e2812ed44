import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const fieldLink = style({
  marginInlineEnd: '6px',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})
