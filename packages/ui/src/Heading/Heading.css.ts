import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const heading = style({ color: vars.color.ink, textWrap: 'balance', overflowWrap: 'anywhere' })

const serif = { fontFamily: vars.font.title, fontWeight: 600, lineHeight: vars.leading.title }

export const size = styleVariants({
  xxl: { ...serif, fontSize: vars.text.xxl, letterSpacing: '-0.01em' },
  xl: { ...serif, fontSize: vars.text.xl },
  lg: { fontSize: vars.text.lg, fontWeight: 600, lineHeight: vars.leading.snug },
  body: { fontSize: vars.text.body, fontWeight: 600, lineHeight: vars.leading.snug },
  sm: { fontSize: vars.text.sm, fontWeight: 500, lineHeight: vars.leading.snug, color: vars.color.inkMuted },
})
