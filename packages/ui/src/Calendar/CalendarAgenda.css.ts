import { tones, type Tone } from '../theme/palette.ts'
import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const agenda = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, maxInlineSize: '56rem' })
export const dayTitle = style({
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  fontWeight: 600,
  color: vars.color.inkMuted,
})
export const dayToday = style({ color: vars.color.accent })
export const rows = style({ display: 'flex', flexDirection: 'column', paddingBlock: '2px' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: '2px',
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
})
/** Of one width, so that the titles are aligned; never cut. */
export const time = style({
  minInlineSize: '11rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  '@media': { [media.phone]: { flexBasis: '100%', fontSize: vars.text.sm } },
})
export const bar = style({
  alignSelf: 'stretch',
  inlineSize: '3px',
  minBlockSize: '32px',
  borderRadius: vars.radius.pill,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
const ofTone = (tone: Tone) => ({ background: vars.tone[tone].solid })
export const barTone = styleVariants(
  Object.fromEntries(tones.map((name) => [name, ofTone(name)])) as Record<Tone, ReturnType<typeof ofTone>>,
)
export const texts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: 500 })
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
})
export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, whiteSpace: 'nowrap' })
