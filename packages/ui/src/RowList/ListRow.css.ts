import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const row = style({
  display: 'flex',
  gap: vars.space.lg,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingBlock: vars.space.lg,
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space.sm } },
})
export const content = style({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' })
// A long text next to the controls must not push them over the edge.
export const controls = style({ flex: 'none', maxInlineSize: '100%' })
