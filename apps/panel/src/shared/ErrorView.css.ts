import { appStyle, vars } from '@vendor-panel/ui/theme'

export const view = appStyle({
  inlineSize: '100%',
  maxInlineSize: '480px',
  marginInline: 'auto',
  padding: vars.space.xl,
  marginBlock: 'auto',
})
export const code = appStyle({
  fontFamily: vars.font.title,
  fontSize: vars.text.xl,
  color: vars.color.accent,
  fontVariantNumeric: 'tabular-nums',
})
