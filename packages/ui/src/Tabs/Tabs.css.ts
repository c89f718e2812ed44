import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const tabs = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0, flex: 1 })

export const list = style({
  // The first label is aligned with the page's edge, not its padding.
  marginInline: '-6px',
  display: 'flex',
  gap: vars.space.md,
  flexShrink: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The divider is inside, so that the mark of the selected tab covers it.
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
})

export const item = style({ display: 'flex', flexShrink: 0 })

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flexShrink: 0,
  // Room for a finger, also with the short words of some languages.
  minInlineSize: '44px',
  minBlockSize: vars.size.control,
  borderBlockEnd: '2px solid transparent',
  color: vars.color.inkMuted,
  fontWeight: 500,
  paddingInline: '6px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:not(:disabled):hover': { color: vars.color.ink },
    '&[data-selected]': { color: vars.color.ink, borderBlockEndColor: vars.color.accent },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: '4px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight' }, '&:not([data-selected])': { borderBlockEndColor: 'Canvas' } },
    },
  },
})

export const panel = style({ flex: 1, minBlockSize: 0, paddingBlockStart: vars.space.lg, outlineOffset: '-2px' })
