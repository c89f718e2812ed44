import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const page = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh', background: vars.color.surface })
export const content = appStyle({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '960px',
  marginInline: 'auto',
  padding: vars.space.xxl,
  paddingBlockStart: vars.space.xl,
  '@media': { [media.phone]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
})
export const bar = appStyle({
  display: 'flex',
  justifyContent: 'end',
  inlineSize: '100%',
  maxInlineSize: '960px',
  marginInline: 'auto',
  paddingInline: vars.space.xxl,
  paddingBlockStart: vars.space.md,
  '@media': { [media.phone]: { paddingInline: vars.space.lg } },
})
export const language = appStyle({
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  paddingInline: vars.space.sm,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
})
