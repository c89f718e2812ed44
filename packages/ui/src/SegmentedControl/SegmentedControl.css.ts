import { media } from '../theme/media.ts'
import { style, styleVariants, touchArea } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const group = styleVariants({
  segments: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    padding: '2px',
    // Rows, where they wrap, leave each other the touch area.
    gap: '8px 2px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.raised,
    maxInlineSize: '100%',
  },
  chips: { display: 'flex', gap: '6px', overflowX: 'auto', scrollbarWidth: 'none', padding: '3px', margin: '-3px' },
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flexShrink: 0,
  border: '1px solid transparent',
  fontWeight: 500,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.title,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

export const itemOf = styleVariants({
  segments: {
    position: 'relative',
    minBlockSize: `calc(${vars.size.control} - 6px)`,
    ...touchArea('-4px 0'),
    paddingInline: vars.space.md,
    borderRadius: '4px',
    color: vars.color.inkMuted,
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-selected]': { background: vars.color.hover, color: vars.color.ink },
    },
  },
  chips: {
    justifyContent: 'center',
    minInlineSize: vars.size.controlSmall,
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.pill,
    borderColor: vars.color.line,
    background: vars.color.raised,
    color: vars.color.inkMuted,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.lineStrong, color: vars.color.ink },
      '&[data-selected]': { background: vars.color.inverse, borderColor: vars.color.inverse, color: vars.color.onInverse },
    },
  },
})

export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 400 })
