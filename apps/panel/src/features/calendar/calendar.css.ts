import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const toolbar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
export const period = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
/** Never cut: it wraps below the buttons. */
export const periodText = appStyle({
  paddingInlineStart: vars.space.sm,
  fontSize: vars.text.lg,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const choices = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  '@media': {
    // The view in a row of its own, the filters side by side.
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      inlineSize: '100%',
    },
  },
})
export const views = appStyle({ minInlineSize: 0, '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const skeleton = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridAutoRows: '8rem',
  gap: vars.space.xs,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gridAutoRows: '3rem', blockSize: '30rem', overflow: 'hidden' } },
})
/** The couple, and below it the link to its page. */
export const couple = appStyle({ display: 'grid', gap: vars.space.xs })
/** Day and time of the start above those of the end. */
export const moments = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
})
/** The fields of the question in one line, below each other on a phone. */
export const question = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
  maxInlineSize: '48rem',
})
export const days = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxl })
/** On a phone the action is in the menu. */
export const wideOnly = appStyle({ '@media': { [media.phone]: { display: 'none' } } })
