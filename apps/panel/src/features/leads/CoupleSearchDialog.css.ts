import { appStyle, vars } from '@vendor-panel/ui/theme'

// The button is next to the field; the help text has a row of its own below both.
export const form = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: vars.space.sm })
export const results = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minBlockSize: '220px' })
export const result = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { background: vars.color.accentSoft, outlineOffset: '-2px' },
  },
})
export const names = appStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const facts = appStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  gap: vars.space.xs,
  flexShrink: 0,
  whiteSpace: 'nowrap',
})
