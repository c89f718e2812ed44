import { keyframes } from '@vanilla-extract/css'

import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = style({
  display: 'block',
  background: vars.color.hover,
  borderRadius: '4px',
  // Animation starts after a second: thirty animated skeletons slow down a weak machine while it loads.
  animation: `${pulse} 1.6s ease-in-out 1s infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
})

/** As high as the content, so that nothing moves when it is loaded. */
export const shape = styleVariants({
  text: { blockSize: '0.8em', marginBlock: '0.35em' },
  title: { blockSize: vars.text.xxl, marginBlock: '3px' },
  tag: { blockSize: '20px' },
  control: { blockSize: vars.size.control, borderRadius: vars.radius.control },
  block: { blockSize: '96px', borderRadius: vars.radius.surface },
  circle: { inlineSize: vars.size.control, blockSize: vars.size.control, borderRadius: '50%', flexShrink: 0 },
})

export const width = styleVariants({
  xs: { inlineSize: '3.5rem' },
  sm: { inlineSize: '6rem' },
  md: { inlineSize: '11rem' },
  lg: { inlineSize: '18rem', maxInlineSize: '100%' },
  full: { inlineSize: '100%' },
})
