import { appStyle, vars } from '@vendor-panel/ui/theme'

// Above the page and below dialogs, at the corner that toasts leave free.
export const banner = appStyle({
  position: 'fixed',
  zIndex: 50,
  insetBlockEnd: vars.space.lg,
  insetInlineStart: vars.space.lg,
  inlineSize: 'min(420px, calc(100vw - 32px))',
  borderRadius: vars.radius.surface,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
})
