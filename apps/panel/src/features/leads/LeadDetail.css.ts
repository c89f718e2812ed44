import { appStyle, layers, media, vars } from '@vendor-panel/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

export const detail = appStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  flex: 1,
  containerType: 'inline-size',
  containerName: 'lead',
})

// Its height depends on the space, never on the couple: each row is one line of text, and longer text is truncated.
export const header = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: `${vars.space.lg} ${vars.space.xl} 0`,
  '@media': {
    [media.phone]: { padding: `${vars.space.sm} ${vars.space.lg} 0` },
    [media.short]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: vars.space.md,
      paddingBlockStart: vars.space.xs,
      '@container': { 'lead (width < 50rem)': { flexWrap: 'wrap', rowGap: 0 } },
    },
  },
})
// Its arrow, not its padding, is aligned with the edge of the page.
export const back = appStyle({
  flex: 1,
  marginInlineStart: '-10px',
  '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' }, [media.short]: { flex: 'none' } },
})
globalStyle(`${back} > a`, { '@layer': { [layers.app]: { minInlineSize: vars.size.controlSmall } } })
export const tabs = appStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  marginBlockStart: vars.space.sm,
  // On touch the last facts, such as a phone number, keep their touch target.
  '@media': { [media.touch]: { marginBlockStart: vars.space.lg }, [media.short]: { marginBlockStart: 0 } },
})
export const panel = appStyle({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 })
export const gate = appStyle({ padding: vars.space.xl })
globalStyle(`${tabs} [role="tablist"]`, {
  '@layer': {
    [layers.app]: {
      // The divider below them spans the full width; the first label is aligned with the text of the page.
      marginInline: 0,
      paddingInline: `calc(${vars.space.xl} - 6px)`,
      '@media': { [media.phone]: { paddingInline: `calc(${vars.space.lg} - 6px)` }, [media.print]: { display: 'none' } },
    },
  },
})
globalStyle(`${tabs} [role="tabpanel"]`, { '@layer': { [layers.app]: { display: 'flex', flexDirection: 'column', padding: 0 } } })
