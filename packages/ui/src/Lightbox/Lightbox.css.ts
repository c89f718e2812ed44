import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const overlay = style({ position: 'fixed', inset: 0, zIndex: 100, background: vars.color.surface })
export const modal = style({ inlineSize: '100%', blockSize: '100%' })
export const dialog = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' })
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: vars.space.sm,
  paddingInlineStart: vars.space.lg,
})
export const count = style({ fontSize: vars.text.sm, fontWeight: 400, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
/** A swipe moves to the next one; a vertical one stays with the browser. */
export const stage = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  containerType: 'size',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  paddingInline: '56px',
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.phone]: { paddingInline: 0 } },
})
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
  gridArea: '1 / 1',
  backgroundSize: 'cover',
})
/** A video of the shape 16:9 fits a window that is wide and low, such as a phone in landscape. */
export const content = style({ inlineSize: '100%', maxInlineSize: 'min(960px, 100cqb * 16 / 9)' })
const side = {
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  '@media': { [media.touch]: { opacity: 0.9 } },
} as const
export const previous = style({ ...side, insetInlineStart: vars.space.sm })
export const next = style({ ...side, insetInlineEnd: vars.space.sm })
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  padding: vars.space.md,
  minBlockSize: '56px',
  textAlign: 'center',
})
