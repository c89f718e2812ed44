import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const size = styleVariants({
  sm: { inlineSize: 24, blockSize: 24, fontSize: '10px' },
  md: { inlineSize: 32, blockSize: 32, fontSize: vars.text.xs },
  lg: { inlineSize: 48, blockSize: 48, fontSize: vars.text.lg },
})
