import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const input = style({ fontFamily: vars.font.mono, textOverflow: 'ellipsis' })
export const lines = style({
  display: 'block',
  fieldSizing: 'content',
  maxBlockSize: '40dvh',
  paddingBlock: '9px',
  lineHeight: vars.leading.text,
  resize: 'none',
  overflowWrap: 'anywhere',
})
export const corner = style({ insetBlockStart: '3px' })
export const copied = style({ color: vars.tone.positive.onSoft, fontWeight: 500 })
