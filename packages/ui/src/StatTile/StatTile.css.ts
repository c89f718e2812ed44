import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.line,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
})
export const tile = style({
  display: 'flex',
  background: vars.color.surface,
  minInlineSize: 0,
  '@media': { [media.phone]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
})
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flex: 1,
  minInlineSize: 0,
  padding: vars.space.lg,
  color: 'inherit',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick}`,
  selectors: { 'a&:hover': { background: vars.color.hover } },
})
export const value = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.xxl,
  fontWeight: 600,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const label = style({ color: vars.color.inkMuted, fontSize: vars.text.sm })
export const note = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, fontSize: vars.text.sm })
export const tone = styleVariants({
  neutral: { color: vars.color.inkMuted },
  positive: { color: vars.tone.positive.onSoft },
  critical: { color: vars.tone.critical.onSoft },
})
