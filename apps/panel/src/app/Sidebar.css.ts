import { appStyle, vars } from '@vendor-panel/ui/theme'

export const list = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.lg}`,
  flex: 1,
})

export const link = appStyle({
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
    '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: 600 },
  },
})

export const label = appStyle({ flex: 1, minInlineSize: 0 })
export const chevron = appStyle({
  transition: `rotate ${vars.motion.calm}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})
export const children = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  marginInlineStart: '18px',
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const foot = appStyle({ marginBlockStart: 'auto', paddingBlockStart: vars.space.lg })
export const navigation = appStyle({ display: 'flex', flexDirection: 'column', flex: 1 })
