import { style, styleVariants } from '../theme/style.ts'
import { tones, type Tone } from '../theme/palette.ts'
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

const ofTone = (tone: Tone) => ({ background: vars.tone[tone].soft, color: vars.tone[tone].onSoft })

export const tone = styleVariants(Object.fromEntries(tones.map((name) => [name, ofTone(name)])) as Record<Tone, ReturnType<typeof ofTone>>)
