import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  minBlockSize: vars.size.control,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const track = style({
  flexShrink: 0,
  display: 'flex',
  inlineSize: 36,
  blockSize: 20,
  padding: '2px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '[data-selected] > &': { background: vars.color.accent, borderColor: vars.color.accent, justifyContent: 'flex-end' },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-selected] > &': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
})

export const thumb = style({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: '50%',
  background: vars.color.inkMuted,
  selectors: { '[data-selected] &': { background: vars.color.onAccent } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { '[data-selected] &': { background: 'HighlightText' } },
    },
  },
})
