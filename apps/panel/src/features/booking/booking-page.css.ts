import { appStyle, media, vars } from '@vendor-panel/ui/theme'
import { keyframes } from '@vanilla-extract/css'

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: '280px 1fr',
  columnGap: vars.space.xxxl,
  rowGap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.belowMd]: { gridTemplateColumns: '1fr' } },
})
/** What is booked stays in view while the couple chooses. */
export const about = appStyle({ '@media': { [media.md]: { position: 'sticky', insetBlockStart: vars.space.xxl } } })
export const provider = appStyle({ color: vars.color.accent, fontWeight: 600, overflowWrap: 'anywhere' })
const appear = keyframes({ from: { opacity: 0 } })
export const appears = appStyle({ animation: `${appear} ${vars.motion.calm}`, '@media': { [media.calm]: { animation: 'none' } } })
export const pair = appStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})
/** A field for programs that fill in every field: people neither see nor reach it. */
export const trap = appStyle({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
export const when = appStyle({ fontSize: vars.text.xl, fontWeight: 600, lineHeight: vars.leading.title })
export const struck = appStyle({ textDecoration: 'line-through', color: vars.color.inkMuted })
