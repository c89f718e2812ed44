import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })

export const tile = style({
  position: 'relative',
  display: 'block',
  inlineSize: '96px',
  blockSize: '96px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
})
/** The box, over the corner of its picture. */
export const corner = style({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineStart: vars.space.xs, display: 'flex' })
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  selectors: {
    '[data-selected] > &': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-selected] > &': { outlineColor: 'Highlight' } } } },
})
