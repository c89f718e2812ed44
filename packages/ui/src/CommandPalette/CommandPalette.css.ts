import { keyframes } from '@vanilla-extract/css'

import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: vars.space.lg,
  paddingBlockStart: 'min(12vh, 120px)',
  background: `color-mix(in oklch, ${vars.color.scrim} 38%, transparent)`,
  // On phones, and above an on-screen keyboard, every line counts.
  '@media': { [media.phone]: { padding: vars.space.sm }, [media.short]: { padding: vars.space.sm } },
})

export const modal = style({
  inlineSize: '100%',
  maxInlineSize: '620px',
  // `dvh` follows the on-screen keyboard where the browser resizes the page for it.
  maxBlockSize: 'min(520px, 100%)',
  display: 'flex',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  animation: `${arrive} ${vars.motion.quick}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const dialog = style({ flex: 1, minInlineSize: 0, overflowY: 'auto', scrollPaddingBlockStart: '60px', outline: 'none' })

export const field = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.raised,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
})

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '52px',
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.text.lg,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const list = style({ padding: '5px' })
export const title = style({ padding: '8px 10px 4px', fontSize: vars.text.xs, fontWeight: 500, color: vars.color.inkMuted })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.size.control,
  paddingInline: '10px',
  borderRadius: vars.radius.control,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  scrollMarginBlock: '60px 5px',
  selectors: { '&[aria-selected="true"]': { background: vars.color.hover } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
export const icon = style({ color: vars.color.inkMuted, '@media': { [media.forcedColors]: { color: 'inherit' } } })
export const itemLabel = style({ flex: 1, minInlineSize: 0 })
export const note = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
export const status = style({ padding: `${vars.space.sm} ${vars.space.lg}`, color: vars.color.inkMuted, fontSize: vars.text.sm })
