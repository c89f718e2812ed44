import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0, border: 0, margin: 0, padding: 0 })
export const legend = style({ padding: 0, fontSize: vars.text.sm, fontWeight: 500, lineHeight: vars.leading.snug })
export const description = style({ fontSize: vars.text.sm, color: vars.color.inkMuted })
export const error = style({ fontSize: vars.text.sm, color: vars.tone.critical.onSoft })
export const stars = style({ display: 'flex', gap: vars.space.xs, paddingBlock: '6px' })
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.control,
  color: vars.color.lineStrong,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}` },
    '&:hover': { background: vars.color.hover },
  },
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
})
export const chosen = style({
  color: vars.tone.caution.solid,
  '@media': { [media.forcedColors]: { color: 'Highlight' } },
})
/** Covers its star, so that the whole star is the target. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
