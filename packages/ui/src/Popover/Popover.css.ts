import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const content = style({
  padding: vars.space.lg,
  outline: 'none',
  overflowY: 'auto',
  maxBlockSize: 'inherit',
})

export const size = styleVariants({
  md: { maxInlineSize: 'min(360px, calc(100vw - 24px))' },
  lg: { inlineSize: 'min(440px, calc(100vw - 24px))' },
})
