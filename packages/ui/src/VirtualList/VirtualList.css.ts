import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const scroller = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  blockSize: '100%',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
})

export const list = style({ position: 'relative', inlineSize: '100%' })

export const row = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0, borderBlockEnd: `1px solid ${vars.color.line}` })

export const link = style({
  position: 'relative',
  display: 'block',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control },
    '&[aria-current]': { background: vars.color.accentSoft },
    // The bar at the start has the same meaning as the tint, for users who cannot see the tint.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]::before': { forcedColorAdjust: 'none', borderInlineStart: '6px solid Highlight' } },
    },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.hover } } },
  },
})
