import { media } from '../theme/media.ts'
import { style, styleVariants, touchArea } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const link = style({ borderRadius: '2px' })

const inline = style({
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: `color-mix(in oklch, ${vars.color.accent} 45%, transparent)`,
  '@media': { [media.hover]: { ':hover': { color: vars.color.accentHover, textDecorationColor: 'currentcolor' } } },
})

export const variant = styleVariants({
  inline: [inline],
  // Not in a sentence: a pointer needs more than the text, a finger still more.
  standalone: [inline, { position: 'relative', paddingBlock: '2px', ...touchArea('-11px -10px') }],
  quiet: {
    display: 'inline-flex',
    alignItems: 'center',
    // A short word is wide enough for a finger too.
    minInlineSize: vars.size.controlSmall,
    minBlockSize: vars.size.controlSmall,
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
  },
  bare: { display: 'block', textDecoration: 'none' },
})
