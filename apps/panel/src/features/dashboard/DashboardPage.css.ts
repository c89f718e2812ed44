import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const columns = appStyle({
  display: 'grid',
  gap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const section = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 })
/** The room of a heading and two tasks. */
export const tasks = appStyle({ minBlockSize: '8.5rem' })
export const sectionHead = appStyle({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space.md })
