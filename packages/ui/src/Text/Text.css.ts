import { style, styleVariants } from '../theme/style.ts'
import { tones, type Tone } from '../theme/palette.ts'
import { vars } from '../theme/vars.css.ts'

export const size = styleVariants({
  xs: { fontSize: vars.text.xs, lineHeight: vars.leading.snug },
  sm: { fontSize: vars.text.sm, lineHeight: vars.leading.snug },
  body: { fontSize: vars.text.body },
  lg: { fontSize: vars.text.lg },
})

const ofTone = Object.fromEntries(tones.map((tone) => [tone, { color: vars.tone[tone].onSoft }])) as Record<Tone, { color: string }>

export const tone = styleVariants({
  inherit: {},
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  accent: { color: vars.color.onAccentSoft },
  ...ofTone,
})

export const weight = styleVariants({ regular: { fontWeight: 400 }, medium: { fontWeight: 500 }, bold: { fontWeight: 600 } })

export const numeric = style({ fontVariantNumeric: 'tabular-nums' })
export const prose = style({ maxInlineSize: vars.size.prose, textWrap: 'pretty', whiteSpace: 'pre-line' })
// Only the width is clipped: letters may be taller than their line.
export const truncated = style({ minInlineSize: 0, overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
