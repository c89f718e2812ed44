import { globalStyle } from '@vanilla-extract/css'
import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'

// One page component for the list and for a couple. Where there is room for both they are side by side; elsewhere the address decides.
export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 0,
  '@media': {
    [media.rail]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'minmax(340px, 424px) minmax(560px, 1fr)' },
    [media.short]: { gridTemplateRows: 'auto' },
    [media.print]: { display: 'block' },
  },
})
export const list = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  '@media': {
    [media.md]: { borderInlineEnd: `1px solid ${vars.color.line}` },
    [media.belowMd]: { selectors: { '[data-open] > &': { display: 'none' } } },
    [media.print]: { selectors: { '[data-open] > &': { display: 'none' } } },
  },
})
export const detail = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: vars.color.raised,
  '@media': { [media.belowMd]: { selectors: { ':not([data-open]) > &': { display: 'none' } } } },
})
export const head = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    // Title and search share a line: the rows need the height.
    [`${media.short} and ${media.sm} and ${media.belowMd}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, max-content) minmax(50%, 1fr)',
      alignItems: 'center',
      gap: vars.space.sm,
      paddingBlock: vars.space.sm,
    },
  },
})
export const titleLine = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
})
// The count may wrap, the title may not.
globalStyle(`${titleLine} > :is(h1, h2)`, { '@layer': { [layers.app]: { flexShrink: 0 } } })
export const count = appStyle({ color: vars.color.inkMuted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })
export const tools = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto' })
export const center = appStyle({ display: 'grid', placeItems: 'center', flex: 1, padding: vars.space.xl })
/** The room of one line in a banner, until its code is loaded. */
export const allowance = appStyle({ blockSize: '46px', '@media': { [media.phone]: { blockSize: '48px' } } })
export const end = appStyle({ padding: vars.space.lg, textAlign: 'center', ':empty': { padding: 0 } })
export const start = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
})
export const searchBar = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.sm })
export const rows = appStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  '@media': { [media.short]: { contain: 'size', minBlockSize: '220px' } },
})
