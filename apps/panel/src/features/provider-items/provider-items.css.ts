import { appStyle, vars } from '@vendor-panel/ui/theme'

export const row = appStyle({ display: 'flex', gap: vars.space.lg, alignItems: 'start' })
export const cover = appStyle({
  flex: 'none',
  inlineSize: '72px',
  blockSize: '72px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
