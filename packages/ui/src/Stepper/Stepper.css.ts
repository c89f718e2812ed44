import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const stepper = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })

/** Where there is no room for the labels. */
export const position = style({
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  '@media': { [media.md]: { display: 'none' } },
})

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  '@media': { [media.md]: { flexDirection: 'column' } },
})

export const item = style({ flex: 1, minInlineSize: 0 })

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 600 },
  },
  '@media': {
    // The bar under each number shows how far the task is.
    [media.belowMd]: { flexDirection: 'column', justifyContent: 'center', gap: 0 },
    [media.md]: { paddingInline: vars.space.sm },
  },
})

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: 26,
  blockSize: 26,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-done]': { borderColor: vars.tone.positive.solid, background: vars.tone.positive.soft, color: vars.tone.positive.onSoft },
    '[aria-current] > &': { borderColor: vars.color.accent, background: vars.color.accent, color: vars.color.onSolid },
  },
  '@media': { [media.forcedColors]: { selectors: { '[aria-current] > &': { outline: '2px solid Highlight' } } } },
})

export const label = style({
  '@media': {
    // Assistive technology reads it all the same.
    [media.belowMd]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
