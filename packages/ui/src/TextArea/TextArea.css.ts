import { style } from '../theme/style.ts'

/** Grows with the text where the browser can; elsewhere `rows` stands and it scrolls. */
export const area = style({
  display: 'block',
  fieldSizing: 'content',
  minBlockSize: '84px',
  maxBlockSize: '40dvh',
  resize: 'none',
  paddingBlock: '9px',
  lineHeight: 1.5,
})
