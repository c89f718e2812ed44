import { softTones } from '../theme/soft-tones.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space.md,
  position: 'relative',
  paddingBlockEnd: vars.space.md,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '24px 0',
      insetInlineStart: '11px',
      inlineSize: '2px',
      background: vars.color.line,
    },
  },
})
export const marker = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.pill,
})
export const tone = styleVariants(softTones)
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlock: '2px',
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: 500 })
export const time = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const note = style({ flexBasis: '100%', color: vars.color.inkMuted })
