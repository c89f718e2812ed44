import type { StyleRule } from '@vanilla-extract/css'
import { appStyle, appStyleVariants, vars } from '@vendor-panel/ui/theme'

// Three lines of one height each: nothing in a row may move another row (CLS 0).
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: vars.space.xs,
  rowGap: '3px',
  alignItems: 'center',
  paddingBlock: vars.space.md,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.lg,
  lineHeight: 1.4,
})
export const unread = appStyle({ fontWeight: 600 })
export const dot = appStyle({ display: 'flex', gridColumn: 1 })
// What couples write runs in its own direction, so that it is cut at its end; it stands where the language of the panel begins.
const ownDirection: StyleRule = {
  overflow: 'hidden',
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
export const preview = appStyle({
  ...ownDirection,
  gridColumn: '2 / -1',
  color: vars.color.inkMuted,
  fontWeight: 400,
})
export const facts = appStyle({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
})
// One line: guests for whom there is no room wrap out of sight.
export const figures = appStyle({
  minInlineSize: 0,
  blockSize: '1.4em',
  overflowWrap: 'normal',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
})
export const end = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm, flexShrink: 0, marginInlineStart: 'auto' })
export const hint = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const hintTone = appStyleVariants({
  neutral: { color: vars.color.inkMuted, fontWeight: 400 },
  caution: { color: vars.tone.caution.onSoft, fontWeight: 600 },
  critical: { color: vars.tone.critical.onSoft, fontWeight: 600 },
})
