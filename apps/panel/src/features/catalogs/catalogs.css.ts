import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const chooser = appStyle({ inlineSize: '260px', maxInlineSize: '100%' })

export const section = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
})
export const sectionHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
/** Short fields side by side, as many as their width allows. */
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: vars.space.lg,
  alignItems: 'end',
})
/** Save stays in view while the grid is longer than the window. */
export const footer = appStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { '[role="dialog"] &': { background: vars.color.raised } },
})

/** Two fields side by side, on phones below each other. */
export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pdf = appStyle({
  display: 'grid',
  blockSize: '60dvh',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
export const missing = appStyle({ margin: 0, paddingInlineStart: vars.space.lg, color: vars.color.inkMuted })
