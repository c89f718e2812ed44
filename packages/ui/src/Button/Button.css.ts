import { keyframes } from '@vanilla-extract/css'

import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  // Transparent, not absent: forced colours draw it.
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&[data-disabled], &:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-pending]': { cursor: 'progress' },
  },
})

export const size = styleVariants({
  md: {
    minBlockSize: vars.size.control,
    paddingInline: '14px',
    paddingBlock: '6px',
    fontSize: vars.text.body,
  },
  sm: {
    minBlockSize: vars.size.controlSmall,
    paddingInline: '10px',
    paddingBlock: '3px',
    fontSize: vars.text.sm,
  },
})

const hover = '&:not([data-disabled], [data-pending])[data-hovered], a&:hover'
const pressed = '&[data-pressed], a&:active'

export const variant = styleVariants({
  primary: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { [hover]: { background: vars.color.accentHover }, [pressed]: { background: vars.color.accentHover } },
  },
  secondary: {
    background: vars.color.raised,
    color: vars.color.ink,
    borderColor: vars.color.line,
    selectors: { [hover]: { borderColor: vars.color.lineStrong }, [pressed]: { background: vars.color.hover } },
  },
  quiet: { color: vars.color.ink, selectors: { [hover]: { background: vars.color.hover }, [pressed]: { background: vars.color.hover } } },
})

const darker = `color-mix(in oklch, ${vars.tone.critical.solid} 85%, ${vars.color.ink})`

/** The same three for destructive actions. */
export const critical = styleVariants({
  primary: {
    background: vars.tone.critical.solid,
    color: vars.color.onSolid,
    selectors: { [hover]: { background: darker }, [pressed]: { background: darker } },
  },
  secondary: { color: vars.tone.critical.onSoft },
  quiet: { color: vars.tone.critical.onSoft },
})

export const fullWidth = style({ inlineSize: '100%' })

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  // With padding and border, a button of a short word is as wide as high: a target for a finger.
  minInlineSize: `calc(${vars.size.controlSmall} - 22px)`,
  selectors: { '[data-pending] > &': { opacity: 0 } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: 16,
  blockSize: 16,
  border: '2px solid currentcolor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  '@media': { [media.forcedColors]: { borderBlockStartColor: 'Canvas' } },
})

export const square = styleVariants({
  md: { inlineSize: vars.size.control, blockSize: vars.size.control, padding: 0 },
  sm: { inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall, padding: 0 },
})
