import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

// A container query: the grid's own width counts, because the grid may be in a dialog.
const narrow = media.phone
const edge = `1px solid ${vars.color.line}`

export const region = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
})
export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.xs })

const block = { '@container': { [narrow]: { display: 'block' } } } as const
export const grid = style({
  display: 'table',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: edge,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  '@container': { [narrow]: { display: 'block', border: 0, background: 'transparent' } },
})
export const headGroup = style({ display: 'table-header-group', ...block })
export const bodyGroup = style({ display: 'table-row-group', ...block })

export const headRow = style({
  display: 'table-row',
  // Each row shows the headers at its cells instead.
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
})
export const head = style({
  display: 'table-cell',
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  fontSize: vars.text.sm,
  fontWeight: 500,
  color: vars.color.inkMuted,
  textAlign: 'start',
  verticalAlign: 'bottom',
})
export const numberHead = style([head, { textAlign: 'end', borderInlineStart: edge }])
export const detail = style({ display: 'block', fontSize: vars.text.xs, fontWeight: 400, color: vars.color.inkMuted })

export const row = style({
  display: 'table-row',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.sm,
      paddingBlock: vars.space.md,
      borderBlockStart: edge,
      selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
    },
  },
})
export const rowHead = style({
  display: 'table-cell',
  inlineSize: '28%',
  minInlineSize: '9em',
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  verticalAlign: 'middle',
  borderBlockStart: edge,
  fontWeight: 500,
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
  '@container': { [narrow]: { display: 'block', gridColumn: '1 / -1', inlineSize: 'auto', padding: 0, border: 0, fontWeight: 600 } },
})

export const cell = style({
  display: 'table-cell',
  minInlineSize: '7em',
  verticalAlign: 'middle',
  borderBlockStart: edge,
  borderInlineStart: edge,
  selectors: {
    '&[data-changed]': { background: vars.color.accentSoft },
    '&[data-invalid]': { background: vars.tone.critical.soft },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xxs,
      minInlineSize: 0,
      border: 0,
      selectors: { '&[data-changed], &[data-invalid]': { background: 'transparent' } },
    },
  },
})
/** The header of the column; assistive technology reads it from the column. */
export const caption = style({
  display: 'none',
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  '@container': { [narrow]: { display: 'block' } },
})
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.control} + 2px)`,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px', borderRadius: '2px' } },
  '@container': {
    [narrow]: {
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.control,
      background: vars.color.raised,
      selectors: {
        '&:focus-within': { borderRadius: vars.radius.control, outlineOffset: '-1px' },
        '[data-changed] > &': { background: vars.color.accentSoft },
        '[data-invalid] > &': { background: vars.tone.critical.soft, borderColor: vars.tone.critical.solid },
        '[data-readonly] &': { borderColor: vars.color.line },
      },
    },
  },
})
export const input = style({
  flex: '1 1 4em',
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  paddingInline: vars.space.md,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.ink,
  fontSize: vars.text.input,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  cursor: 'cell',
  selectors: {
    // Numbers are written left to right; the end of their column is on the left of a right-to-left page.
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'start' },
    '&[readonly]': { cursor: 'default' },
  },
})
export const unit = style({
  flexShrink: 0,
  paddingInlineStart: vars.space.md,
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
})
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.tone.critical.onSoft,
  // A long message widens no column.
  maxInlineSize: '16em',
  '@container': { [narrow]: { paddingInline: 0, maxInlineSize: 'none' } },
})
