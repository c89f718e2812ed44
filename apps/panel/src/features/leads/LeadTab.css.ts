import { globalStyle } from '@vanilla-extract/css'
import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const tab = appStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space.xl,
  '@media': {
    [media.phone]: { padding: vars.space.lg },
    [media.short]: { flex: '1 0 auto', overflow: 'visible' },
    [media.print]: { overflow: 'visible' },
  },
})
// What is pressed and filled in is not printed.
globalStyle(`${tab} :is(button, form)`, { '@media': { [media.print]: { display: 'none' } } })
export const note = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.lg,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const entry = appStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: '28px minmax(0, 1fr)' } },
})
// On a phone the text needs the width: the time is below it.
globalStyle(`${entry} > :last-child`, { '@media': { [media.phone]: { gridColumn: 2 } } })
export const entryIcon = appStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
})
export const facts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.md,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.xs } },
})
export const term = appStyle({ color: vars.color.inkMuted })
export const value = appStyle({
  minInlineSize: 0,
  '@media': { [media.phone]: { paddingBlockEnd: vars.space.sm }, [media.touch]: { minBlockSize: vars.size.control } },
})
