import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  marginInline: 'auto',
  padding: vars.space.xl,
  '@media': {
    [media.phone]: { padding: vars.space.lg, gap: vars.space.lg },
    // More of the content in a low window.
    [media.short]: { paddingBlock: vars.space.md, gap: vars.space.md },
  },
})

/** Limited to a readable width; only lists fill the screen. */
export const width = styleVariants({
  narrow: { maxInlineSize: '440px' },
  form: { maxInlineSize: '680px' },
  wide: { maxInlineSize: '1120px' },
  fill: {},
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.sm,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexDirection: 'column', gap: 0 } },
})
/** On a phone it has a line of its own, also while it is empty, so that a count that is loaded later does not move the page. */
export const note = style({ minBlockSize: '1lh', color: vars.color.inkMuted, fontSize: vars.text.sm })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
