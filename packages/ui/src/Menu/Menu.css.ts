import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const menu = style({ padding: '5px', minInlineSize: '200px', maxBlockSize: 'inherit', overflowY: 'auto', outline: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.size.control,
  paddingInline: '10px',
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

export const critical = style({ color: vars.tone.critical.onSoft })
export const icon = style({
  color: vars.color.inkMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
  selectors: { [`${critical} &`]: { color: 'inherit' } },
})
export const itemText = style({
  flex: 1,
  display: 'flex',
  gap: vars.space.md,
  minInlineSize: 0,
  lineHeight: vars.leading.snug,
  paddingBlock: '5px',
})
export const label = style({ flex: 1, minInlineSize: 0 })
export const end = style({
  color: vars.color.inkMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
  selectors: { [`${item}:not([data-selected]) &[data-check]`]: { visibility: 'hidden' } },
})
export const separator = style({ border: 0, borderBlockStart: `1px solid ${vars.color.line}`, marginBlock: '5px', marginInline: '10px' })
export const sectionTitle = style({ padding: '8px 10px 4px', fontSize: vars.text.xs, fontWeight: 500, color: vars.color.inkMuted })
