import { style, styleVariants } from '../theme/style.ts'
import { softTones } from '../theme/soft-tones.ts'
import { vars } from '../theme/vars.css.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: '26px',
  maxInlineSize: '100%',
  paddingInline: '6px',
  minBlockSize: '20px',
  border: '1px solid transparent',
  borderRadius: '4px',
  fontSize: vars.text.xs,
  fontWeight: 500,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
})

/** Cut where there is no room for it; the icon stays whole. */
export const label = style({ minInlineSize: 0, overflowX: 'clip', textOverflow: 'ellipsis' })

export const tone = styleVariants(softTones)
