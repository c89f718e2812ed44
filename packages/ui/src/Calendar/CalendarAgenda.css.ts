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
export const rows = style({ paddingBlock: '2px' })
/** Rows that are added or removed while the user scrolls leave the others alone: unchanged rows are not laid out and painted again. */
export const item = style({ contain: 'layout style paint' })
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
/** Next to a bar in the tone of the event. */
export const texts = style({
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: vars.space.md,
  borderInlineStart: '3px solid',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})
const ofTone = (name: Tone) => ({ borderColor: vars.tone[name].solid })
export const tone = styleVariants(Object.fromEntries(tones.map((name) => [name, ofTone(name)])) as Record<Tone, ReturnType<typeof ofTone>>)
export const title = style({ display: 'block', fontWeight: 500 })
export const details = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.inkMuted })
export const note = style({ marginInlineStart: vars.space.md })
/** Without the icon of a `StatusTag`, whose elements cost frames in rows that are added by the hundred. */
export const overlap = style({
  border: '1px solid transparent',
  paddingInline: '6px',
  borderRadius: '4px',
  fontSize: vars.text.xs,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: vars.tone.caution.soft,
  color: vars.tone.caution.onSoft,
})
