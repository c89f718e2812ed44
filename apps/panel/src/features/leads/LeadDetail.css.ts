import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const detail = appStyle({ position: 'relative', display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 })
export const header = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: `${vars.space.lg} ${vars.space.xl} 0`,
  '@media': { [media.phone]: { padding: `${vars.space.sm} ${vars.space.lg} 0` } },
})
// Its arrow, not the room around it, stands on the edge of the page.
export const back = appStyle({ flex: 1, marginInlineStart: '-10px', '@media': { [media.md]: { display: 'none' } } })
export const titleLine = appStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  '@media': { [media.belowMd]: { flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm } },
})
export const title = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
  // Where there is little room the way back and the actions share a line above it.
  '@media': { [media.belowMd]: { order: 1, flexBasis: '100%' } },
})
export const facts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.sm,
  '@media': { [media.phone]: { columnGap: vars.space.lg, rowGap: vars.space.xxs } },
})
export const fact = appStyle({
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
  // Two lines instead of eight: the thread needs the room more.
  '@media': { [media.phone]: { flexDirection: 'row', gap: vars.space.xs, fontSize: vars.text.sm } },
})
export const term = appStyle({ color: vars.color.inkMuted, fontSize: vars.text.sm })
export const none = appStyle({ color: vars.color.inkMuted })
export const tabs = appStyle({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, marginBlockStart: vars.space.md })
export const panel = appStyle({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
export const gate = appStyle({ padding: vars.space.xl })
globalStyle(`${tabs} [role="tablist"]`, {
  '@layer': {
    [layers.app]: {
      // The line below them runs from edge to edge; the first word stands on the edge of the text.
      marginInline: 0,
      paddingInline: `calc(${vars.space.xl} - 6px)`,
      '@media': { [media.phone]: { paddingInline: `calc(${vars.space.lg} - 6px)` } },
    },
  },
})
globalStyle(`${tabs} [role="tabpanel"]`, { '@layer': { [layers.app]: { padding: 0 } } })
