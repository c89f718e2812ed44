import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'
import { globalStyle, type StyleRule } from '@vanilla-extract/css'

/** For a header of the width of a phone, and for a short window, whose header is one line. */
const compact = (rule: StyleRule): StyleRule => ({
  '@container': { 'lead (width < 30rem)': rule },
  '@media': { [media.short]: rule },
})
const wide = 'lead (width >= 46rem)'
const lowPhone = `${media.short} and ${media.phone}`
/** In a short window the header is one line. Where name, status and all facts have no room on it, the facts have a second one. */
const twoLines = 'lead (width < 50rem)'

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
    // In a narrow header the back link and the actions share the line above the name.
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
// In a short window the tag is the only part of the status.
globalStyle(`${statusLine} > :nth-child(n + 2)`, { '@layer': { [layers.app]: { '@media': { [media.short]: { display: 'none' } } } } })
export const actions = appStyle({
  display: 'flex',
  gap: vars.space.sm,
  flexShrink: 0,
  '@media': {
    [media.print]: { display: 'none' },
    [media.belowMd]: { flexShrink: 1, flexWrap: 'wrap' },
    [media.short]: { order: 1 },
  },
})
const readOnly: StyleRule = { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }
/** Visually hidden in a short window; screen readers still read it. */
export const wideOnly = appStyle({ '@media': { [media.short]: readOnly } })
/** The same on a phone, where the way back and the actions share a line in every language. */
export const roomyOnly = appStyle({ '@container': { 'lead (width < 30rem)': readOnly }, '@media': { [media.short]: readOnly } })
/** The same where name and actions have to share a short line. */
export const spaciousOnly = appStyle({ '@container': { 'lead (width < 46rem)': readOnly }, '@media': { [media.short]: readOnly } })
/** A phone has no room for a third action, which is in the menu too. */
export const third = appStyle({ '@media': { [media.belowMd]: { display: 'none' } } })
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
    // One column for each fact; the last one, the provider, shrinks first.
    [wide]: { display: 'flex', columnGap: vars.space.lg },
    'lead (width < 30rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.md,
      rowGap: 0,
      fontSize: vars.text.sm,
    },
    // Large text on a phone.
    'lead (width < 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [media.short]: {
      display: 'flex',
      flexShrink: 0,
      columnGap: vars.space.md,
      margin: 0,
      '@container': { [twoLines]: { flexBasis: '100%', order: 2 } },
    },
  },
})
export const fact = appStyle({
  display: 'grid',
  minInlineSize: 0,
  flexShrink: 0,
  alignContent: 'start',
  selectors: { '&:last-child': { flexShrink: 1 } },
  ...compact({ display: 'flex', alignItems: 'center', gap: vars.space.xs }),
})
// On one line the provider leaves room for the name.
globalStyle(`${facts} > :nth-child(6)`, {
  '@layer': {
    [layers.app]: { '@media': { [media.short]: { '@container': { 'lead (width >= 50rem)': { maxInlineSize: 'calc(20cqi - 5rem)' } } } } },
  },
})
// A short window shows the wedding date, the guests and the provider.
globalStyle(`${facts} > :nth-child(n + 3):nth-child(-n + 5)`, {
  '@layer': { [layers.app]: { '@media': { [media.short]: { display: 'none' } } } },
})
export const term = appStyle({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  ...compact({ position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
})
/** Names a fact where there is no room for its term. */
export const factIcon = appStyle({ display: 'none', flexShrink: 0, color: vars.color.inkMuted, ...compact({ display: 'block' }) })
export const value = appStyle({ minInlineSize: 0 })
/** Text that may be truncated: a name or an address, never a date, a price, a phone or a count. */
export const truncated = appStyle({
  display: 'block',
  minInlineSize: 0,
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
