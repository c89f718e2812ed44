import { appStyle, vars } from '@vendor-panel/ui/theme'

export const section = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  maxInlineSize: vars.size.prose,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child, nav + &': { borderBlockStart: 0, paddingBlockStart: 0 } },
})
export const filters = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space.md,
  alignItems: 'end',
  maxInlineSize: '960px',
})
export const detail = appStyle({ overflowWrap: 'anywhere', color: vars.color.inkMuted })
export const picture = appStyle({
  inlineSize: '96px',
  blockSize: '96px',
  objectFit: 'cover',
  borderRadius: '50%',
  alignSelf: 'start',
})
export const userText = appStyle({ minInlineSize: 0 })
export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })
export const chip = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const chipMark = appStyle({ display: 'inline-flex', color: vars.color.inkMuted })
export const codes = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12ch, 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: vars.space.lg,
  listStyle: 'none',
  fontFamily: vars.font.mono,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
/** White in dark mode too: scanners expect dark modules on a light ground. */
export const qr = appStyle({
  inlineSize: '220px',
  blockSize: '220px',
  alignSelf: 'center',
  borderRadius: vars.radius.control,
  imageRendering: 'pixelated',
})
/** A number or an address stays on one line where there is room for it. */
export const unbroken = appStyle({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' })
