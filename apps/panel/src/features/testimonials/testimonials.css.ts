import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const filters = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md, alignItems: 'end' })
export const filter = appStyle({ inlineSize: '200px', '@media': { [media.phone]: { flex: '1 1 140px', inlineSize: 'auto' } } })
export const comment = appStyle({ maxInlineSize: vars.size.prose, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const reply = appStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `2px solid ${vars.color.line}`,
  maxInlineSize: vars.size.prose,
})
export const pictures = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
export const picture = appStyle({
  display: 'block',
  inlineSize: '96px',
  blockSize: '72px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
export const couples = appStyle({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
export const couple = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
/** Moves to the next line as a whole. */
export const coupleOf = appStyle({ display: 'inline-block', maxInlineSize: '100%' })
export const written = appStyle({ flexShrink: 0 })
