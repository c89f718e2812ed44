import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const buttons = style({
  display: 'flex',
  flexShrink: 0,
  paddingInlineEnd: '2px',
  // The areas that a finger may hit must not overlap.
  '@media': { [media.touch]: { gap: '8px' } },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockEnd: vars.space.sm,
})
export const heading = style({ fontSize: vars.text.body, fontWeight: 600, textAlign: 'center', fontVariantNumeric: 'tabular-nums' })

/** Seven cells fit into 320 px. */
const side = `min(${vars.size.control}, calc((100vw - 64px) / 7))`
// The day fits into its cell at 200 % text.
const dayText = `min(${vars.text.body}, 5vw)`

export const grid = style({ borderCollapse: 'separate', borderSpacing: 0, marginInline: 'auto' })
export const weekday = style({
  inlineSize: side,
  paddingBlock: '4px',
  fontSize: `min(${vars.text.xs}, 4vw)`,
  fontWeight: 500,
  color: vars.color.inkMuted,
  textAlign: 'center',
})

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.control,
  fontSize: dayText,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: 700, color: vars.color.onAccentSoft, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&[data-disabled]': { color: vars.color.inkMuted, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})
