import { media } from '../theme/media.ts'
import { style, touchArea } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })

export const labelLine = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space.sm })
export const label = style({
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  cursor: 'default',
})
export const marker = style({ fontWeight: 400, color: vars.color.inkMuted })
export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const description = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug, color: vars.color.inkMuted })
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.tone.critical.onSoft,
})
export const errorIcon = style({ flexShrink: 0, paddingBlockStart: '2px' })

/** The border of a focused control. */
export const focusedEdge = { borderColor: vars.color.focus, outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' }

/** The box to type into or to choose from. Its border marks the control, so it keeps 3 : 1 (WCAG 1.4.11). */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  // Little enough that the higher lines of Arabic do not make it higher than the controls next to it.
  paddingBlock: '5px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.text.input,
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.motion.quick}`,
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  '::-webkit-calendar-picker-indicator': { marginInlineStart: 'auto' },
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.ink },
    '&:focus-visible, &[data-focused]': focusedEdge,
    '&[data-invalid], &[aria-invalid]': { borderColor: vars.tone.critical.solid },
    '&[data-invalid]:focus-visible, &[data-invalid][data-focused], &[aria-invalid]:focus-visible': {
      outlineColor: vars.tone.critical.solid,
    },
    '&[data-disabled]': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.inkMuted, cursor: 'not-allowed' },
    // The browser paints its own background over autofilled text; only an inner shadow covers it.
    '&:autofill': { boxShadow: `inset 0 0 0 100px ${vars.color.accentSoft}`, WebkitTextFillColor: vars.color.ink },
    // An address is written left to right in every locale, but is aligned with the page.
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    '&[data-readonly], &[readonly]': { background: vars.color.sunken },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } } },
})

/** A control with a button or an icon inside its border. */
export const adorned = style({ position: 'relative', display: 'flex', alignItems: 'center' })
export const adornmentStart = style({ position: 'absolute', insetInlineStart: '11px', pointerEvents: 'none', color: vars.color.inkMuted })
export const adornmentEnd = style({ position: 'absolute', insetInlineEnd: '3px' })
const room = { start: '34px', end: `calc(${vars.size.control} + 2px)` }
// The start of a left-to-right input is the end of a right-to-left page.
const turned = '[dir="rtl"] &[dir="ltr"]'
export const adornmentSpaceStart = style({
  paddingInlineStart: room.start,
  selectors: { [turned]: { paddingInlineStart: vars.space.md, paddingInlineEnd: room.start } },
})
export const adornmentSpaceEnd = style({
  paddingInlineEnd: room.end,
  selectors: { [turned]: { paddingInlineEnd: vars.space.md, paddingInlineStart: room.end } },
})
/** Buttons inside the border are 30 px, on touch 38 px. */
export const innerButton = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.control} - 6px)`,
  blockSize: `calc(${vars.size.control} - 6px)`,
  ...touchArea('-4px'),
  borderRadius: '4px',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.ink },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
