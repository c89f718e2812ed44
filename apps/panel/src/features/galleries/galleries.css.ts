import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const filter = appStyle({ maxInlineSize: '320px' })
/** A cover in a row, and its placeholder while a gallery is empty. */
export const cover = appStyle({
  inlineSize: '96px',
  aspectRatio: '4 / 3',
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.hover,
  backgroundSize: 'cover',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
})
export const row = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space.md, minInlineSize: 0 })
/** The galleries of a provider next to the open one; on narrow screens one after the other. */
export const organiser = appStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { selectors: { '&[data-opened]': { gridTemplateColumns: '300px minmax(0, 1fr)' } } } },
})
/** Only one of the two fits a narrow screen. */
export const list = appStyle({ '@media': { [`not all and ${media.lg}`]: { selectors: { '[data-opened] > &': { display: 'none' } } } } })
export const back = appStyle({ '@media': { [media.lg]: { display: 'none' } } })
export const loading = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space.lg,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const loadingCell = appStyle({ aspectRatio: '4 / 3' })
export const galleryRow = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minInlineSize: 0,
  marginBlock: vars.space.xs,
  marginInline: `calc(-1 * ${vars.space.sm})`,
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  selectors: { '&[data-current]': { background: vars.color.accentSoft } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
export const mainPicture = appStyle({
  inlineSize: '240px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.surface,
  background: vars.color.hover,
})
