import type { StyleRule } from '@vanilla-extract/css'
import { appStyle, appStyleVariants, vars } from '@vendor-panel/ui/theme'

/** The container of rows: their layout depends on its width. */
export const rowsBox = appStyle({ containerType: 'inline-size', containerName: 'rows' })
// The width on a phone, and next to a couple on a small screen. There the facts have a line of their own.
const narrow = 'rows (width < 25rem)'
const inNarrow = (rule: StyleRule): StyleRule => ({ '@container': { [narrow]: rule } })

// Each line has the height of one line of text: no row may move another row (CLS 0).
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: vars.space.xs,
  rowGap: '3px',
  alignItems: 'center',
  paddingBlock: vars.space.md,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.lg,
  lineHeight: vars.leading.snug,
})
export const unread = appStyle({ fontWeight: 600 })
export const dot = appStyle({ display: 'flex', gridColumn: 1 })
// Text of a couple has its own direction and is truncated at its end, but is aligned by the language of the panel. Only its width is
// clipped:
// letters may be taller than their line.
const ownDirection: StyleRule = {
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: ['-webkit-match-parent', 'match-parent'],
}
export const name = appStyle({ ...ownDirection, gridColumn: 2, color: vars.color.ink })
export const time = appStyle({
  gridColumn: 3,
  justifySelf: 'end',
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: vars.space.sm,
})
export const messageLine = appStyle({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.inkMuted,
  fontWeight: 400,
})
/** Next to the preview, not a part of its text: the message alone decides at which of its sides the end is truncated. */
export const mine = appStyle({ flexShrink: 0 })
export const preview = appStyle({ ...ownDirection, flex: 1, minInlineSize: 0 })
/** The provider, if the account has several: next to the preview, which shrinks; on a narrow row next to the facts. */
export const provider = appStyle({
  ...ownDirection,
  maxInlineSize: '45%',
  marginInlineStart: vars.space.sm,
  fontSize: vars.text.xs,
  ...inNarrow({ display: 'none' }),
})
export const providerInFacts = appStyle({ display: 'none', ...inNarrow({ display: 'inline' }) })
export const facts = appStyle({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  ...inNarrow({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space.xs }),
})
export const status = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  ...inNarrow({ gridRow: 2 }),
})
/** The label of a process state is read after the first rows are drawn. Its longest translation fits, so nothing moves (CLS 0). */
export const processState = appStyle({ display: 'inline-flex', inlineSize: '9rem', minInlineSize: 0 })
// Date and guests are never truncated; in a narrow row the provider follows them, and is.
export const figures = appStyle({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  ...inNarrow({ gridColumn: '1 / -1', gridRow: 1, overflowX: 'clip', textOverflow: 'ellipsis' }),
})
export const end = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flexShrink: 0,
  marginInlineStart: 'auto',
  ...inNarrow({ gridRow: 2 }),
})
export const hint = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** The time of a deadline on another day. There is room for it in a narrow row, whose facts are on another line, and in a wide one. */
export const hour = appStyle({ '@container': { 'rows (width >= 25rem) and (width < 35rem)': { display: 'none' } } })
export const hintTone = appStyleVariants({
  neutral: { color: vars.color.inkMuted, fontWeight: 400 },
  caution: { color: vars.tone.caution.onSoft, fontWeight: 600 },
  critical: { color: vars.tone.critical.onSoft, fontWeight: 600 },
})
