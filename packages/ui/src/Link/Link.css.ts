import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const link = style({ borderRadius: '2px' })

export const variant = styleVariants({
  inline: {
    color: vars.color.accent,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: `color-mix(in oklch, ${vars.color.accent} 45%, transparent)`,
    '@media': { [media.hover]: { ':hover': { color: vars.color.accentHover, textDecorationColor: 'currentcolor' } } },
  },
  quiet: {
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
  },
  bare: { display: 'block', textDecoration: 'none' },
})
