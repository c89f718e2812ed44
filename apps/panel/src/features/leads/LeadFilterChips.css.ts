import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const chips = appStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.sm,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring, which the scroll container would clip.
  margin: `-4px calc(-1 * ${vars.space.lg})`,
  padding: `4px ${vars.space.lg}`,
  // The counts decide which chips are shown, and their widths. Until they are loaded the chips are hidden but keep their height, so that
  // none moves.
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
})
export const chip = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.inverse, borderColor: vars.color.inverse, color: vars.color.onInverse, fontWeight: 600 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
