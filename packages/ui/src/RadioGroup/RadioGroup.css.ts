import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const options = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', gap: vars.space.xs },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl, rowGap: vars.space.xs },
})

export const option = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minBlockSize: vars.size.controlSmall,
  paddingBlock: '4px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' }, '&[data-readonly]': { cursor: 'default' } },
  // The whole row is the touch target.
  '@media': { [media.touch]: { minBlockSize: vars.size.control, paddingBlock: '10px' } },
})

/** The description is aligned with the label, not with the circle. */
export const indented = style({ paddingInlineStart: '28px', marginBlockStart: '-2px', paddingBlockEnd: '4px' })

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: '1.5px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  background: vars.color.raised,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.ink },
    '[data-selected] > &': { borderColor: vars.color.accent },
    '[data-readonly] > &': { background: vars.color.sunken },
    '[data-invalid] > &': { borderColor: vars.tone.critical.solid },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } } },
})

export const dot = style({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})
