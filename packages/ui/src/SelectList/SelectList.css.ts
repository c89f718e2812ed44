import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const option = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  paddingInlineStart: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control },
    '&[aria-selected="true"]': { background: vars.color.accentSoft },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { background: vars.color.hover } } } },
})

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '4px',
  background: vars.color.raised,
  selectors: {
    '[aria-selected="true"] > &': { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[aria-selected="true"] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})
