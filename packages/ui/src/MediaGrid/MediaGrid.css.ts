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
export const frame = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.hover,
})
export const open = style({
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
})
export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  pointerEvents: 'none',
})
export const foot = style({ display: 'flex', alignItems: 'start', gap: vars.space.xs, paddingBlockStart: vars.space.xs })
export const texts = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: vars.space.xs })
export const tools = style({ display: 'flex', flexShrink: 0 })
