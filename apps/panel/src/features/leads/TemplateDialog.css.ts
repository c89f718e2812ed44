import { appStyle, vars } from '@vendor-panel/ui/theme'

export const letter = appStyle({
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  overflowWrap: 'anywhere',
})
export const text = appStyle({ marginBlock: `${vars.space.md} 0`, whiteSpace: 'pre-wrap' })
export const signature = appStyle({
  marginBlock: `${vars.space.md} 0`,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px dashed ${vars.color.line}`,
  color: vars.color.inkMuted,
  whiteSpace: 'pre-wrap',
})
export const unfilled = appStyle({
  paddingInline: '2px',
  borderRadius: vars.radius.control,
  background: vars.tone.caution.soft,
  color: vars.tone.caution.onSoft,
})
export const hint = appStyle({ padding: `0 ${vars.space.md} ${vars.space.xs}` })
export const files = appStyle({ paddingInline: vars.space.md })
