import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const offline = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
})
export const offlineText = appStyle({ '@media': { [media.phone]: { display: 'none' } } })
