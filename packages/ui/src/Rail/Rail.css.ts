import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

// In a box as narrow as a rail it shows icons only. Entries outside a rail, as in a drawer, always show their labels.
export const narrow = 'rail (max-width: 127.98px)'
const collapsed = '[data-rail]:not([data-expanded]) &'
const whileCollapsed = (rule: object) => ({ '@container': { [narrow]: { selectors: { [collapsed]: rule } } } })

export const rail = style({ position: 'relative', blockSize: '100%', containerType: 'inline-size', containerName: 'rail' })

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [narrow]: {
      transition: `inline-size ${vars.motion.quick}`,
      selectors: { '[data-expanded] > &': { inlineSize: vars.size.sidebar, boxShadow: vars.shadow.floating } },
    },
  },
})

export const entries = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0, overflowX: 'hidden', overflowY: 'auto' })

const current = { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: 600 }

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: '10px',
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  fontSize: vars.text.body,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:is(a, button):hover': { background: vars.color.hover, color: vars.color.ink },
    '&[aria-current="page"]': current,
  },
  '@container': { [narrow]: { selectors: { [collapsed]: { justifyContent: 'center' }, [`${collapsed}[data-current]`]: current } } },
  '@media': {
    // Forced colours remove backgrounds.
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})

export const label = style({
  flex: 1,
  minInlineSize: 0,
  ...whileCollapsed({ position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }),
})

export const chevron = style({
  transition: `rotate ${vars.motion.calm}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  ...whileCollapsed({ display: 'none' }),
})

/** On the corner of the icon while there is no room next to it. */
export const badge = style(whileCollapsed({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: '1px' }))

export const children = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  marginInlineStart: '18px',
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
  ...whileCollapsed({ display: 'none' }),
})
