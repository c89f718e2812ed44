import { appStyle, vars } from '@vendor-panel/ui/theme'

/** Above the page and below toasts. */
export const banner = appStyle({
  position: 'fixed',
  insetBlockEnd: vars.space.md,
  insetInline: 0,
  marginInline: 'auto',
  zIndex: 100,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${vars.tone.caution.solid}`,
  borderRadius: vars.radius.surface,
  background: vars.tone.caution.soft,
  color: vars.tone.caution.onSoft,
  fontSize: vars.text.sm,
})
export const text = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })
