import { appStyle, vars } from '@vendor-panel/ui/theme'

export const versions = appStyle({ display: 'grid', gap: vars.space.md, margin: 0 })
export const version = appStyle({ display: 'grid', gap: vars.space.xxs })
export const label = appStyle({ fontWeight: 600 })
export const text = appStyle({ margin: 0, overflowWrap: 'anywhere' })
export const owner = appStyle({ color: vars.color.inkMuted })
