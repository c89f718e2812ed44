import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const group = style({ display: 'grid', gap: vars.space.sm, minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, marginBlockEnd: vars.space.sm, fontSize: vars.text.lg, fontWeight: 600 })

const columns = (least: string) => ({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
})
export const grid = styleVariants({ narrow: columns('84px'), wide: columns('128px') })

export const choice = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onSolid },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

/** Above its tile, so that a click and a screen reader's touch reach it. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })

export const detail = style({
  fontSize: vars.text.xs,
  fontWeight: 400,
  color: vars.color.inkMuted,
  selectors: { [`${choice}:has(:checked) > &`]: { color: 'inherit' } },
})
