import { tones, type Tone } from '../theme/palette.ts'
import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const hairline = `1px solid ${vars.color.line}`
/** An event of half an hour is a target of 24 px, on touch of 44 px; larger text has higher hours. */
const hourHeight = '3.25rem'
const touchHourHeight = '5.75rem'
/** The least size of a target. */
const lineHeight = '24px'
/** The height of an event for a finger. */
const touchLineHeight = '44px'

/** A line of text by its script, at least so high. */
const lineOf = (least: string) => `max(${least}, 1em * ${vars.leading.snug})`

export const calendar = style({ minInlineSize: 0 })

export const grid = style({
  position: 'relative',
  border: hairline,
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
})
export const gridOf = styleVariants({
  month: { overflow: 'clip' },
  week: {
    display: 'grid',
    gridTemplateColumns: 'max-content repeat(7, minmax(7.5rem, 1fr))',
    maxBlockSize: 'max(28rem, calc(100dvh - 14rem))',
    overflow: 'auto',
    // The names of days and hours stay in view, and cover no event that takes focus.
    scrollPadding: '4rem 0 0',
    scrollPaddingInlineStart: '5.5rem',
    overscrollBehavior: 'contain',
  },
})

export const week = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' })
export const weekday = style({
  padding: `6px ${vars.space.sm}`,
  fontSize: vars.text.sm,
  fontWeight: 500,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInline: '2px', textAlign: 'center', fontSize: vars.text.xs } },
})

const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' }
const cell = {
  position: 'relative',
  minInlineSize: 0,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  selectors: {
    '&[data-weekend]': { background: vars.color.surface },
    '&:focus-visible': focusRing,
    '&[data-drop]': { background: vars.color.accentSoft },
  },
} as const

/** Without room for lines of events, a day shows their number. */
const counts = <Styles>(styles: Styles) => ({ [media.phone]: styles })

export const monthDay = style({
  ...cell,
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  minBlockSize: '8.25rem',
  padding: '3px 4px',
  selectors: {
    ...cell.selectors,
    '&:first-child': { borderInlineStart: 0 },
    '&[data-outside]': { color: vars.color.inkMuted },
  },
  '@media': counts({ minBlockSize: '4.75rem', alignItems: 'center' }),
})
export const dayNumber = style({
  alignSelf: 'start',
  minInlineSize: '24px',
  paddingInline: '4px',
  fontSize: vars.text.sm,
  lineHeight: lineOf('22px'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  // The first of a month has its name, for which a narrow day takes a second line.
  '@media': counts({ alignSelf: 'center', whiteSpace: 'normal' }),
})
export const today = style({ borderRadius: vars.radius.pill, background: vars.color.accent, color: vars.color.onAccent, fontWeight: 600 })
export const chips = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  '@media': counts({ display: 'none' }),
})

/** The number of events, instead of lines. Its target is the whole day. */
export const dayCount = style({
  display: 'none',
  '@media': counts({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minInlineSize: '22px',
    paddingInline: '4px',
    borderRadius: vars.radius.pill,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    fontSize: vars.text.xs,
    fontWeight: 600,
    lineHeight: lineOf('20px'),
    fontVariantNumeric: 'tabular-nums',
    '::after': { content: '', position: 'absolute', inset: 0 },
  }),
})
export const countMark = style({ inlineSize: '6px', blockSize: '6px', borderRadius: vars.radius.pill, background: vars.tone.caution.solid })

export const chip = style({
  display: 'flex',
  gap: '4px',
  minInlineSize: 0,
  border: 0,
  borderInlineStart: '3px solid transparent',
  borderRadius: '4px',
  paddingInline: '5px',
  fontSize: vars.text.xs,
  lineHeight: lineOf('20px'),
  cursor: 'pointer',
  selectors: {
    // A long press drags; it selects no text, and opens no menu.
    '&[draggable="true"]': { cursor: 'grab', userSelect: 'none', WebkitTouchCallout: 'none' },
    '&[data-lifted]': { opacity: 0.4 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px', zIndex: 2 },
    '&[data-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[data-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
})
export const chipVariant = styleVariants({
  line: {
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: lineHeight,
    '@media': { [media.touch]: { minBlockSize: touchLineHeight } },
  },
  block: {
    position: 'absolute',
    zIndex: 1,
    paddingBlock: '1px',
    lineHeight: lineOf('16px'),
  },
})
export const chipContent = styleVariants({
  line: { display: 'contents' },
  block: {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: '4px',
    minInlineSize: 0,
    // Whole lines only.
    maxBlockSize: 'max(1lh, round(down, 100%, 1lh))',
    overflow: 'hidden',
  },
})
const ofTone = (tone: Tone) => ({
  background: vars.tone[tone].soft,
  color: vars.tone[tone].onSoft,
  borderInlineStartColor: vars.tone[tone].solid,
})
export const chipTone = styleVariants(
  Object.fromEntries(tones.map((name) => [name, ofTone(name)])) as Record<Tone, ReturnType<typeof ofTone>>,
)
/** Follows the finger. */
export const ghost = style({ position: 'fixed', zIndex: 10, pointerEvents: 'none', boxShadow: vars.shadow.floating })
/** Never cut: the title gives way. */
export const chipTime = style({ flexShrink: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const chipMark = style({ display: 'inline-flex', alignSelf: 'center', flexShrink: 0, color: vars.tone.caution.onSoft })
// Only its width is clipped: letters may be taller than their line.
export const chipTitle = style({ minInlineSize: 0, flexShrink: 1, overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const more = style({
  alignSelf: 'start',
  paddingInline: '6px',
  borderRadius: '4px',
  fontSize: vars.text.xs,
  fontWeight: 500,
  lineHeight: lineOf('20px'),
  whiteSpace: 'nowrap',
  minBlockSize: lineHeight,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover, color: vars.color.ink },
  '@media': { [media.touch]: { minBlockSize: touchLineHeight } },
})
export const moreBlock = style({
  position: 'absolute',
  zIndex: 1,
  paddingInline: '4px',
  background: vars.color.hover,
  overflowX: 'clip',
  textAlign: 'start',
  verticalAlign: 'top',
})

/** The names of the days and the whole days stay in view. */
export const weekHead = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  background: vars.color.raised,
  borderBlockEnd: hairline,
})
export const hourRow = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' })
const sideHead = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  background: vars.color.raised,
} as const
export const corner = style(sideHead)
export const hour = style({
  ...sideHead,
  paddingInline: vars.space.sm,
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  borderBlockStart: hairline,
})
export const wholeDay = style({
  ...cell,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  padding: '2px',
  minBlockSize: '28px',
  '@media': { [media.touch]: { minBlockSize: touchLineHeight } },
})
export const hourCell = style({ ...cell, blockSize: hourHeight, '@media': { [media.touch]: { blockSize: touchHourHeight } } })
export const now = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  blockSize: '2px',
  background: vars.color.accent,
  pointerEvents: 'none',
})
