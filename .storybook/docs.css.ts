import { globalStyle, style } from '@vanilla-extract/css'

import { media } from '../packages/ui/src/theme/media.ts'
import { vars } from '../packages/ui/src/theme/vars.css.ts'

export const page = style({ color: vars.color.ink })
// Stories have the surface of the panel, in light and in dark.
globalStyle(`${page} .docs-story`, {
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.text,
})
// Storybook's own styles for text would change components.
globalStyle(`${page} :where(h1, h2, h3, p, li, td)`, { overflowWrap: 'anywhere' })
// The reset of the panel removes the numbers.
globalStyle(`${page} ol:not(.docs-story *)`, { listStyle: 'decimal' })

/** What the component is, below its name. */
export const lead = style({ marginBlock: `${vars.space.sm} ${vars.space.lg}` })
globalStyle(`${page} ${lead} p`, { fontSize: vars.text.lg, color: vars.color.inkMuted })

/** On a phone the table scrolls in its box, instead of the page. */
export const props = style({ '@media': { [media.phone]: { overflowX: 'auto' } } })
globalStyle(`${props} .docblock-argstable`, { '@media': { [media.phone]: { minInlineSize: 640 } } })

// Storybook's switch is too pale for text.
globalStyle(`${props} label:has(> [role="switch"]) > span`, { color: vars.color.ink })

export const lists = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: '1fr 1fr',
  marginBlock: vars.space.lg,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})
const rule = style({ padding: vars.space.lg, borderRadius: vars.radius.surface, borderInlineStart: '4px solid' })
export const good = style([
  rule,
  { background: vars.tone.positive.soft, color: vars.tone.positive.onSoft, borderColor: vars.tone.positive.solid },
])
export const bad = style([
  rule,
  { background: vars.tone.critical.soft, color: vars.tone.critical.onSoft, borderColor: vars.tone.critical.solid },
])
globalStyle(`${rule} li`, { listStyle: 'disc', marginInlineStart: vars.space.lg, marginBlockStart: vars.space.xs })
globalStyle(`${rule} strong`, { color: 'inherit' })
// Storybook's colour of links is too pale on a tint.
globalStyle(`${rule} a.sbdocs-a, ${rule} a.sbdocs-a code`, { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: vars.space.lg, fontSize: vars.text.sm })
globalStyle(`${table} :is(th, td)`, {
  overflowWrap: 'break-word',
  padding: `${vars.space.sm} ${vars.space.md}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const swatch = style({ inlineSize: 56, blockSize: 32, borderRadius: vars.radius.control, border: `1px solid ${vars.color.line}` })
export const sample = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
export const measured = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, fontVariantNumeric: 'tabular-nums' })
export const ground = style({ display: 'inline-grid', padding: vars.space.sm, borderRadius: vars.radius.control })
export const mark = style({ inlineSize: 32, blockSize: 20, borderRadius: vars.radius.control, border: '2px solid' })
export const bar = style({ blockSize: 16, background: vars.color.accent })
export const icons = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  marginBlock: vars.space.lg,
  textAlign: 'center',
  fontSize: vars.text.xs,
})
export const icon = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xs, padding: vars.space.sm })
export const moving = style({
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  selectors: { 'tr:hover &, button:focus-visible &': { transform: 'translateX(80px)' } },
})
