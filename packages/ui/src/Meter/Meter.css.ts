import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const meter = style({ display: 'flex', flexDirection: 'column', gap: '6px', fontSize: vars.text.sm })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md })
export const value = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const track = style({
  position: 'relative',
  blockSize: 6,
  borderRadius: vars.radius.pill,
  background: vars.color.hover,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const fill = style({
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})
export const tone = styleVariants({
  accent: { background: vars.color.accent },
  positive: { background: vars.tone.positive.solid },
  caution: { background: vars.tone.caution.solid },
  critical: { background: vars.tone.critical.solid },
})
export const mark = style({
  position: 'absolute',
  insetBlock: -3,
  inlineSize: 2,
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
