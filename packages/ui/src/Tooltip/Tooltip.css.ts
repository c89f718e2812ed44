import { keyframes } from '@vanilla-extract/css'

import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const arrive = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  display: 'flex',
  gap: vars.space.sm,
  alignItems: 'center',
  maxInlineSize: '280px',
  paddingBlock: '5px',
  paddingInline: '9px',
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  animation: `${arrive} ${vars.motion.quick}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
