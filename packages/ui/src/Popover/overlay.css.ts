import { keyframes } from '@vanilla-extract/css'

import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** Overlays next to their trigger. The border stays visible in forced colours, which remove shadows. */
export const floating = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  animation: `${arrive} ${vars.motion.quick}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})
