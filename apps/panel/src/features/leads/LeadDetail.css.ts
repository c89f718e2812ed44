import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const detail = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 })
export const header = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: `${vars.space.lg} ${vars.space.xl} 0`,
  '@media': { [media.phone]: { padding: `${vars.space.sm} ${vars.space.lg} 0` } },
})
export const back = appStyle({ padding: `${vars.space.sm} ${vars.space.lg} 0`, '@media': { [media.md]: { display: 'none' } } })
export const titleLine = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
})
export const actions = appStyle({ marginInlineStart: 'auto' })
export const facts = appStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl, rowGap: vars.space.sm })
export const fact = appStyle({ display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${fact} > dt`, { '@layer': { [layers.app]: { color: vars.color.inkMuted, fontSize: vars.text.sm } } })
export const tabs = appStyle({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, marginBlockStart: vars.space.md })
export const panel = appStyle({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
export const gate = appStyle({ padding: vars.space.xl })
globalStyle(`${tabs} [role="tablist"]`, {
  '@layer': { [layers.app]: { paddingInline: vars.space.xl, '@media': { [media.phone]: { paddingInline: vars.space.lg } } } },
})
globalStyle(`${tabs} [role="tabpanel"]`, { '@layer': { [layers.app]: { padding: 0 } } })
