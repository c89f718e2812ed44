import { globalStyle } from '@vanilla-extract/css'
import { appStyle, layers, vars } from '@vendor-panel/ui/theme'

export const table = appStyle({ inlineSize: '100%', borderCollapse: 'collapse' })
export const state = appStyle({
  inlineSize: '9.5em',
  paddingBlock: vars.space.xs,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
export const cell = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  // As tall as the link of the row.
  minBlockSize: `calc(${vars.size.controlSmall} + 2 * ${vars.space.xs})`,
})
export const track = appStyle({ flex: 1, display: 'flex' })
export const count = appStyle({ minInlineSize: '2.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 })

// The native meter, whose width needs no style attribute.
export const bar = appStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'none',
  overflow: 'hidden',
})
const part = (name: string, background: string) =>
  globalStyle(`${bar}::${name}`, { '@layer': { [layers.app]: { background, border: 0, borderRadius: vars.radius.pill } } })
part('-webkit-meter-bar', 'transparent')
part('-webkit-meter-optimum-value', vars.color.accent)
part('-moz-meter-bar', vars.color.accent)
