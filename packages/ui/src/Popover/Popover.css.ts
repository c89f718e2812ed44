import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const content = style({
  padding: vars.space.lg,
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
  outline: 'none',
  overflowY: 'auto',
  maxBlockSize: 'inherit',
})
