import { group } from '../Field/field-group.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const container = style({ position: 'relative', display: 'flex', flex: 1, minInlineSize: 0 })

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: '10px',
  paddingBlock: '4px',
  fontSize: vars.text.input,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
  // The parts are wider there, and keep the distance to the edge themselves.
  '@media': { [media.touch]: { paddingInline: '2px' } },
})

/** The segments with a border of their own. */
export const bordered = style([group, segments])

export const segment = style({
  paddingInline: '3px',
  borderRadius: '3px',
  outline: 'none',
  whiteSpace: 'pre',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.inkMuted },
    // The least size of a target, also for one narrow digit.
    '&:not([data-type="literal"])': { display: 'grid', placeContent: 'center', minInlineSize: '24px', minBlockSize: '24px' },
    '&[data-placeholder]': { color: vars.color.inkMuted },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': {
    // As wide and as high as a finger needs; a narrow field has several lines of them.
    [media.touch]: {
      selectors: {
        '&:not([data-type="literal"])': {
          position: 'relative',
          flexGrow: 1,
          paddingBlock: '6px',
          minInlineSize: '44px',
          maxInlineSize: 'max(44px, 3em)',
        },
        // Its four digits have the same distance to their neighbours as the two of a day.
        '&[data-type="year"]': { maxInlineSize: 'max(44px, 4em)' },
        '&:not([data-type="literal"])::after': { content: '', position: 'absolute', inset: '-5px 0' },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
