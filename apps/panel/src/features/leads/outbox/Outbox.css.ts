import { appStyle, vars } from '@vendor-panel/ui/theme'

/** Like a message, with the dashed border of something that has not left yet. */
export const entry = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: `${vars.space.md} ${vars.space.lg}`,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
})
export const meta = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
})
export const text = appStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
