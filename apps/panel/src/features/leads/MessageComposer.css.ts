import { globalStyle } from '@vanilla-extract/css'
import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'

// One sheet of paper to write on: subject and words share its edge, and its edge shows where the focus is.
export const composer = appStyle({
  flexShrink: 0,
  margin: vars.space.xl,
  marginBlockStart: 0,
  background: vars.color.raised,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  boxShadow: vars.shadow.raised,
  selectors: { '&:has(:is(input, textarea):focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' } },
  '@media': {
    [media.phone]: { margin: 0, borderInline: 0, borderBlockEnd: 0, borderRadius: 0, paddingBlockEnd: 'env(safe-area-inset-bottom)' },
  },
})
export const closed = appStyle({
  margin: vars.space.xl,
  marginBlockStart: 0,
  '@media': { [media.phone]: { marginInline: vars.space.lg, marginBlockEnd: vars.space.lg } },
})
export const fields = appStyle({ padding: `${vars.space.xs} ${vars.space.xs} 0` })
// No keyboard, no keys to show.
export const keys = appStyle({ display: 'contents', '@media': { [media.touch]: { display: 'none' } } })
export const foot = appStyle({ padding: vars.space.sm, borderBlockStart: `1px solid ${vars.color.line}` })

globalStyle(`${fields} :is(input, textarea):focus-visible`, { '@layer': { [layers.app]: { outline: 'none' } } })
globalStyle(`${fields} :is(input, textarea)`, { '@layer': { [layers.app]: { borderColor: 'transparent', background: 'transparent' } } })
globalStyle(`${fields} input`, { '@layer': { [layers.app]: { fontWeight: 600 } } })
globalStyle(`${fields} textarea`, { '@layer': { [layers.app]: { '@media': { [media.phone]: { minBlockSize: '56px' } } } } })
