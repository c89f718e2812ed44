import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const composer = appStyle({
  margin: vars.space.xl,
  marginBlockStart: 0,
  padding: vars.space.md,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.phone]: {
      margin: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      borderRadius: 0,
      paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
    },
  },
})
