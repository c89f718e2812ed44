import { appStyle, vars } from '@vendor-panel/ui/theme'

export const provider = appStyle({ color: vars.color.accent, fontWeight: 600, overflowWrap: 'anywhere' })
export const text = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const reply = appStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `2px solid ${vars.color.line}`,
})
export const pair = appStyle({ display: 'grid', gap: vars.space.lg, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' })
export const pictures = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
export const picture = appStyle({ inlineSize: '120px', blockSize: '90px', objectFit: 'cover', borderRadius: vars.radius.control })
/** Hidden from people; programs fill it in. */
export const trap = appStyle({ position: 'absolute', insetInlineStart: '-9999px' })
export const more = appStyle({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' })
export const moreLabel = appStyle({ fontSize: vars.text.sm, fontWeight: 500 })
export const moreText = appStyle({
  inlineSize: '100%',
  padding: vars.space.md,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.text.input,
  resize: 'vertical',
})
export const form = appStyle({ display: 'grid', gap: vars.space.lg })
export const field = appStyle({ display: 'grid', gap: '6px', justifySelf: 'stretch' })
export const help = appStyle({ fontSize: vars.text.sm, color: vars.color.inkMuted })
export const error = appStyle({ fontSize: vars.text.sm, color: vars.tone.critical.onSoft })
export const stars = appStyle({ color: vars.tone.caution.solid, fontSize: vars.text.xl, lineHeight: 1 })
