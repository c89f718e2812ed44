import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const shell = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  alignContent: 'start',
  '@media': {
    [media.rail]: { selectors: { '&[data-sidebar]': { gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)` } } },
    [media.lg]: { selectors: { '&[data-sidebar]': { gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)` } } },
    // Print has the page without the shell, at its full length.
    [media.print]: { display: 'block', selectors: { '&[data-sidebar]': { gridTemplateColumns: 'none' } } },
  },
})

export const sidebar = appStyle({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  gridRow: '1 / span 2',
  // Expanded, the rail covers the bar.
  zIndex: 3,
  '@media': { [media.md]: { display: 'block' }, [media.print]: { display: 'none' } },
})
export const sidebarSkeleton = appStyle({ blockSize: '100%', overflow: 'hidden', borderInlineEnd: `1px solid ${vars.color.line}` })

export const sidebarHead = appStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.bar,
  paddingInline: vars.space.lg,
})

export const bar = appStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: vars.size.bar,
  paddingInline: vars.space.lg,
  background: vars.color.bar,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: { paddingInline: vars.space.sm },
    [media.short]: { position: 'relative' },
    [media.print]: { display: 'none' },
  },
})

export const barStart = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs, flex: 1, minInlineSize: 0 })
export const onlyWithDrawer = appStyle({
  display: 'contents',
  '@media': { [media.md]: { selectors: { '[data-sidebar] &': { display: 'none' } } } },
})
export const brandInBar = appStyle({
  minInlineSize: 0,
  '@media': { [media.md]: { selectors: { '[data-sidebar] &': { display: 'none' } } } },
})

const room = `calc(100dvh - ${vars.size.bar})`

export const main = appStyle({
  minInlineSize: 0,
  minBlockSize: room,
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-fills]': { blockSize: room } },
  // A short window is too low for a page that fills it, and print has no window: the page has its own height, and the window scrolls.
  '@media': {
    [media.short]: { selectors: { '&[data-fills]': { blockSize: 'auto' } } },
    [media.print]: { selectors: { '&[data-fills]': { blockSize: 'auto' } } },
  },
})

/** The room of the banner of due payments, two lines of small text, so that nothing moves when its code is loaded. */
export const due = appStyle({ flexShrink: 0, minBlockSize: '48px' })

export const skipLink = appStyle({
  position: 'fixed',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  zIndex: 10,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
})

export const userButton = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  justifyContent: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  marginInlineStart: vars.space.xs,
  padding: vars.space.xxs,
  paddingInlineEnd: vars.space.sm,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[aria-expanded="true"]': { background: vars.color.hover } },
  '@media': { [media.phone]: { paddingInlineEnd: vars.space.xxs } },
})
export const userNames = appStyle({
  display: 'grid',
  lineHeight: vars.leading.title,
  fontSize: vars.text.sm,
  textAlign: 'start',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const customerName = appStyle({ color: vars.color.inkMuted, fontSize: vars.text.xs })

export const waiting = appStyle({ inlineSize: '100%', maxInlineSize: '1120px', marginInline: 'auto', padding: vars.space.xl })

export const bare = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
export const bareBar = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  padding: vars.space.lg,
})
export const bareMain = appStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.lg,
  paddingBlockEnd: '12vh',
  '@media': { [media.phone]: { justifyContent: 'flex-start', padding: 0 } },
})

const brandSize = '2.75em'
// Without room next to the rings, the name wraps onto a second line, which is hidden.
export const brand = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  blockSize: brandSize,
  overflow: 'hidden',
  columnGap: vars.space.sm,
  color: vars.color.ink,
  fontFamily: vars.font.title,
  fontSize: vars.text.lg,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
export const rings = appStyle({ blockSize: brandSize, color: vars.color.accent })
export const brandName = appStyle({ lineHeight: brandSize })

export const language = appStyle({
  minBlockSize: vars.size.controlSmall,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  cursor: 'pointer',
  fieldSizing: 'content',
  selectors: { '&:hover': { borderColor: vars.color.line, color: vars.color.ink } },
})
export const languageOption = appStyle({ background: vars.color.raised, color: vars.color.ink })
