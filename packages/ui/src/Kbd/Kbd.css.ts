import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const kbd = style({
  display: 'inline-block',
  minInlineSize: '20px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '4px',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  lineHeight: '18px',
  textAlign: 'center',
})

export const onAccent = style({ minInlineSize: 0, padding: 0, border: 0, background: 'none', color: 'inherit' })
