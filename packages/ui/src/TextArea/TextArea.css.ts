import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** Grows with the text if the browser supports it; elsewhere `rows` applies and the field scrolls. */
export const area = style({
  display: 'block',
  fieldSizing: 'content',
  minBlockSize: '84px',
  maxBlockSize: '40dvh',
  resize: 'none',
  paddingBlock: '9px',
  lineHeight: vars.leading.text,
})
