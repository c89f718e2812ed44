import { keyframes } from '@vanilla-extract/css'

import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  // A long dialog is as high as the window, and its body scrolls.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space.lg,
  background: `color-mix(in oklch, ${vars.color.scrim} 38%, transparent)`,
  animation: `${fade} ${vars.motion.quick}`,
  // On phones, a sheet at the bottom, within reach of the thumb.
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: vars.space.xxl } },
})

export const modal = style({
  inlineSize: '100%',
  maxBlockSize: '100%',
  display: 'flex',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.calm}`,
  '@media': { [media.phone]: { borderEndStartRadius: 0, borderEndEndRadius: 0, borderInline: 0, borderBlockEnd: 0 } },
})

export const size = styleVariants({
  sm: { '@media': { [media.sm]: { maxInlineSize: '420px' } } },
  md: { '@media': { [media.sm]: { maxInlineSize: '560px' } } },
  lg: { '@media': { [media.sm]: { maxInlineSize: '760px' } } },
})

export const dialog = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0, outline: 'none' })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
  paddingInlineStart: vars.space.xl,
  paddingInlineEnd: vars.space.lg,
})

export const title = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: vars.leading.title,
  minInlineSize: 0,
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.md,
  selectors: { '&:last-child': { paddingBlockEnd: vars.space.xl } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: vars.space.xl,
})
