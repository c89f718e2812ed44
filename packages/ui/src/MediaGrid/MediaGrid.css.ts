import { globalStyle } from '@vanilla-extract/css'

import { layers } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md } },
})
// Without `content-visibility`: hundreds of cells are laid out once, but each that came into view would cost several frames. A picture that
// loads is painted with its cell alone.
export const cell = style({
  contain: 'layout style paint',
  // Room for the outlines of its buttons.
  overflowClipMargin: '4px',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-lifted]': { contain: 'none', position: 'relative', zIndex: 1, background: vars.color.raised, boxShadow: vars.shadow.floating },
  },
})
// The corner lies over the picture in the same area of a grid: a positioned box in each cell would cost a layer of its own while scrolling.
export const frame = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.hover,
})
export const open = style({
  gridArea: '1 / 1',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' } },
})
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
})
export const isMuted = style({ opacity: 0.55 })
export const symbol = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.inkMuted,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const corner = style({
  gridArea: '1 / 1',
  placeSelf: 'start',
  margin: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  pointerEvents: 'none',
})
export const foot = style({ display: 'flex', alignItems: 'start', gap: vars.space.xs, paddingBlockStart: vars.space.xs })
export const texts = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: vars.space.xs })
export const tools = style({ display: 'flex', flexShrink: 0 })
// As in a frame: no layer for each button.
globalStyle(`${tools} > button`, { '@layer': { [layers.ui]: { position: 'static' } } })
