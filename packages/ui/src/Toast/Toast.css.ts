import { keyframes } from '@vanilla-extract/css'

import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

// Below the bar at the inline end: right, or left in right-to-left text (SHELL-32, SHELL-33, AMB-69).
export const region = style({
  position: 'fixed',
  zIndex: 200,
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space.sm})`,
  insetInlineEnd: vars.space.lg,
  inlineSize: 'min(380px, calc(100vw - 32px))',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  // The page stays reachable between toasts.
  pointerEvents: 'none',
})

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  pointerEvents: 'auto',
  paddingBlock: '10px',
  paddingInlineStart: '14px',
  paddingInlineEnd: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  animation: `${arrive} ${vars.motion.calm}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const icon = style({ paddingBlockStart: '5px' })
export const iconTone = styleVariants({
  neutral: { color: vars.color.accent },
  positive: { color: vars.tone.positive.solid },
  critical: { color: vars.tone.critical.solid },
})
export const body = style({ flex: 1, minInlineSize: 0, paddingBlock: '4px', lineHeight: vars.leading.snug, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md, paddingBlockStart: '6px' })
