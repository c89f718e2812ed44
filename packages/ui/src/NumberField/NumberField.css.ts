import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** A currency, a percent sign, a unit. */
export const sign = style({
  overflow: 'hidden',
  fontSize: vars.text.input,
  color: vars.color.inkMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
export const signAt = styleVariants({
  start: { paddingInlineStart: vars.space.md },
  end: { paddingInlineEnd: vars.space.md },
})

// The start of a left-to-right input is the end of a right-to-left page.
const turned = '[dir="rtl"] &[dir="ltr"]'
const near = '6px'
/** The number is close to its sign. */
export const nearUnit = styleVariants({
  start: { paddingInlineStart: near, selectors: { [turned]: { paddingInlineStart: vars.space.md, paddingInlineEnd: near } } },
  end: { paddingInlineEnd: near, selectors: { [turned]: { paddingInlineEnd: vars.space.md, paddingInlineStart: near } } },
})

export const steppers = style({
  display: 'flex',
  flexShrink: 0,
  paddingInlineEnd: '2px',
  // Each target of 44 px next to the other.
  '@media': { [media.touch]: { gap: '6px' } },
})
