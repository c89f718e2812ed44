import { appStyle, vars } from '@vendor-panel/ui/theme'

export const terms = appStyle({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  paddingInlineStart: vars.space.xl,
  maxInlineSize: vars.size.prose,
})
