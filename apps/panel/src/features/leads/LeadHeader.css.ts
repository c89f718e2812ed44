import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'
import { globalStyle, type StyleRule } from '@vanilla-extract/css'

/** A rule for a header as narrow as on a phone, and for a low window, whose header is one line. */
const compact = (rule: StyleRule): StyleRule => ({
  '@container': { 'lead (width < 30rem)': rule },
  '@media': { [media.short]: rule },
})
const wide = 'lead (width >= 46rem)'
const lowPhone = `${media.short} and ${media.phone}`

export const titleLine = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.control,
  '@media': {
    [media.belowMd]: { flexWrap: 'wrap', gap: vars.space.xs },
    [media.short]: { display: 'contents' },
  },
})
export const title = appStyle({
  flex: 1,
  minInlineSize: 0,
  '@media': {
    // Where there is little room the way back and the actions share a line above it.
    [media.belowMd]: { order: 1, flexBasis: '100%' },
    [media.short]: { order: 0, flexBasis: 0 },
  },
})
export const statusLine = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: '24px',
  '@media': { [media.short]: { flexShrink: 0 }, [lowPhone]: { display: 'none' } },
})
// Of the status a low window shows the tag.
globalStyle(`${statusLine} > :nth-child(n + 2)`, { '@layer': { [layers.app]: { '@media': { [media.short]: { display: 'none' } } } } })
export const actions = appStyle({
  flexShrink: 0,
  '@media': { [media.print]: { display: 'none' }, [media.short]: { order: 1 }, [lowPhone]: { order: 0 } },
})
/** Text that a low window has no room for; it is still read out. */
export const wideOnly = appStyle({
  '@media': { [media.short]: { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})
export const facts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': {
    // As many columns as facts; the provider, the last one, gives way.
    [wide]: { display: 'flex', columnGap: vars.space.lg },
    'lead (width < 30rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.md,
      rowGap: 0,
      fontSize: vars.text.sm,
    },
  },
  '@media': { [media.short]: { display: 'flex', columnGap: vars.space.md, margin: 0 }, [lowPhone]: { flexBasis: '100%' } },
})
export const fact = appStyle({
  display: 'grid',
  minInlineSize: 0,
  flexShrink: 0,
  alignContent: 'start',
  selectors: { '&:last-child': { flexShrink: 1 } },
  ...compact({ display: 'flex', alignItems: 'center', gap: vars.space.xs }),
})
// A low window shows the day and the guests.
globalStyle(`${facts} > :nth-child(n + 3)`, { '@layer': { [layers.app]: { '@media': { [media.short]: { display: 'none' } } } } })
export const term = appStyle({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  ...compact({ position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
})
/** Says what a fact is where its term has no room. */
export const factIcon = appStyle({ display: 'none', flexShrink: 0, color: vars.color.inkMuted, ...compact({ display: 'block' }) })
export const value = appStyle({ minInlineSize: 0 })
/** What may be cut where it is too long: a name or an address, never a date, a price, a phone or a count. */
export const truncated = appStyle({
  display: 'block',
  maxInlineSize: '22ch',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const none = appStyle({ color: vars.color.inkMuted })
globalStyle(`${title} > h1`, {
  '@layer': {
    [layers.app]: {
      overflowX: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '@container': { 'lead (width < 46rem)': { fontSize: vars.text.xl } },
      '@media': { [media.short]: { fontSize: vars.text.lg } },
    },
  },
})
