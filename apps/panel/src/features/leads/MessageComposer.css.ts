import { globalStyle } from '@vanilla-extract/css'
import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'

const lowPhone = `${media.short} and ${media.phone}`

// Subject and text share one border, which shows the focus.
export const composer = appStyle({
  flexShrink: 0,
  // Where the page scrolls, it stays at the bottom of the window.
  position: 'sticky',
  insetBlockEnd: 0,
  margin: vars.space.xl,
  marginBlockStart: 0,
  background: vars.color.raised,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  boxShadow: vars.shadow.raised,
  selectors: { '&:has(:is(input, textarea):focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' } },
  '@media': {
    [media.phone]: { margin: 0, borderInline: 0, borderBlockEnd: 0, borderRadius: 0, paddingBlockEnd: 'env(safe-area-inset-bottom)' },
    [media.print]: { display: 'none' },
    // The buttons are next to the text, which halves the height.
    [media.short]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      gridTemplateRows: 'auto 1fr',
      margin: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      borderRadius: 0,
    },
    [lowPhone]: { gridTemplateColumns: 'minmax(0, 1fr) min-content' },
  },
})
export const closed = appStyle({
  margin: vars.space.xl,
  marginBlockStart: 0,
  '@media': { [media.phone]: { marginInline: vars.space.lg, marginBlockEnd: vars.space.lg } },
})
export const fields = appStyle({
  padding: `${vars.space.xs} ${vars.space.xs} 0`,
  '@media': { [media.short]: { gridColumn: 1, gridRow: 2 } },
})
// On touch there is no keyboard whose keys could be shown.
export const keys = appStyle({ display: 'contents', '@media': { [media.touch]: { display: 'none' }, [media.short]: { display: 'none' } } })
export const foot = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // The channels above, the saved texts and Send below. Send stays in the window, however tall hints, files and notices make the form.
  '@media': {
    [media.short]: {
      position: 'sticky',
      insetBlockEnd: 0,
      gridColumn: 2,
      gridRow: '1 / -1',
      alignSelf: 'end',
      display: 'grid',
      gridTemplateColumns: 'max-content 1fr',
      gap: vars.space.xs,
      // From the edges of the window as far as on a phone; the text keeps its width.
      paddingBlock: `${vars.space.xs} ${vars.space.sm}`,
      paddingInline: `0 ${vars.space.sm}`,
      borderBlockStart: 0,
    },
    [lowPhone]: { gridTemplateColumns: 'max-content max-content 1fr' },
  },
})
// Send is at the end of its row, also when it is alone there.
globalStyle(`${foot} > :last-child`, {
  '@layer': { [layers.app]: { marginInlineStart: 'auto', '@media': { [media.short]: { marginInlineStart: 0 } } } },
})
globalStyle(`${foot} > :first-child`, { '@layer': { [layers.app]: { '@media': { [media.short]: { gridColumn: '1 / -1' } } } } })
/** What fills the form in: saved texts and files. On a phone each wraps for itself. */
export const tools = appStyle({
  display: 'flex',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'contents' } },
})
globalStyle(`${tools} button`, { '@layer': { [layers.app]: { '@media': { [media.short]: { minInlineSize: '44px' } } } } })
/** Why a message was not sent, or why a channel is closed. */
export const notices = appStyle({
  display: 'grid',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.short]: { gridColumn: 1, gridRow: 1, borderBlockStart: 0 } },
})
export const status = appStyle({ flex: '1 1 auto', textAlign: 'end', '@media': { [media.short]: { display: 'none' } } })

globalStyle(`${fields} :is(input, textarea):focus-visible`, { '@layer': { [layers.app]: { outline: 'none' } } })
globalStyle(`${fields} :is(input, textarea)`, { '@layer': { [layers.app]: { borderColor: 'transparent', background: 'transparent' } } })
globalStyle(`${fields} input`, { '@layer': { [layers.app]: { fontWeight: 600 } } })
globalStyle(`${fields} textarea`, {
  '@layer': {
    [layers.app]: {
      '@media': { [media.phone]: { minBlockSize: '56px' }, [media.short]: { minBlockSize: vars.size.control, maxBlockSize: '30dvh' } },
    },
  },
})
