import { media } from '../theme/media.ts'
import { style, touchArea } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** The drop zone. Touch devices have no drag and drop, so only the button is left. */
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      borderStyle: 'solid',
      color: vars.color.onAccentSoft,
    },
    '&[data-invalid]': { borderColor: vars.tone.critical.solid },
    '&[data-disabled]': { borderColor: vars.color.line },
  },
  '@media': {
    [media.touch]: { justifyContent: 'flex-start', padding: 0, borderColor: 'transparent', borderWidth: 0 },
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
})

export const dropHint = style({ '@media': { [media.touch]: { display: 'none' } } })

/** Many files scroll in their own box, so that what follows stays in reach. */
export const list = style({ display: 'flex', flexDirection: 'column', maxBlockSize: '320px', overflowY: 'auto' })

export const file = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  paddingBlock: '6px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** The height of the buttons, to center the first line on them. */
const firstLine = { minBlockSize: vars.size.control, display: 'flex', alignItems: 'center' } as const

export const icon = style({ ...firstLine, color: vars.color.inkMuted })
export const body = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const line = style({ ...firstLine, flexWrap: 'wrap', columnGap: vars.space.sm, paddingBlock: '4px', lineHeight: vars.leading.snug })
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const openName = style({
  position: 'relative',
  ...touchArea('-12px 0'),
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})
export const size = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const problem = style({ paddingBlockEnd: '6px' })
export const retry = style({ paddingBlockEnd: '6px' })

export const track = style({
  blockSize: 4,
  marginBlock: '2px 6px',
  borderRadius: vars.radius.pill,
  background: vars.color.hover,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', blockSize: 6 } },
})
export const fill = style({
  blockSize: '100%',
  background: vars.color.accent,
  transition: `inline-size ${vars.motion.calm}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})
