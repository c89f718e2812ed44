import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '10px',
  minBlockSize: vars.size.controlSmall,
  paddingBlock: '4px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
})

/** Help and error are aligned with the label, not with the box; the first of them close to it. */
export const indented = style({ paddingInlineStart: '28px', selectors: { ':not(&) + &': { marginBlockStart: '-6px' } } })

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: '1.5px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '4px',
  background: vars.color.raised,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.ink },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '[data-invalid] > &': { borderColor: vars.tone.critical.solid },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})
