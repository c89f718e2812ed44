import { appStyle, vars } from '@vendor-panel/ui/theme'

export const group = appStyle({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })
export const legend = appStyle({ padding: 0, marginBlockEnd: vars.space.xs, fontSize: vars.text.sm, fontWeight: 500 })
export const pictures = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, marginBlockStart: vars.space.sm })
export const tile = appStyle({ position: 'relative', display: 'block', inlineSize: '96px', blockSize: '96px', cursor: 'pointer' })
export const tileInput = appStyle({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: vars.color.accent,
})
export const picture = appStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  selectors: {
    'input:checked + &': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
    'input:focus-visible + &': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' },
  },
})
export const row = appStyle({ display: 'flex', gap: vars.space.lg, alignItems: 'start' })
export const cover = appStyle({
  flex: 'none',
  inlineSize: '72px',
  blockSize: '72px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
