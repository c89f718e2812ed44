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

// They grow with the text, which they would cut.
export const size = styleVariants({
  sm: { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.625rem' },
  md: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.text.xs },
  lg: { inlineSize: '3rem', blockSize: '3rem', fontSize: vars.text.lg },
})
