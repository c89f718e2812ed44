import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const filters = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.lg,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, [media.print]: { display: 'none' } },
})
export const notPrinted = appStyle({ display: 'contents', '@media': { [media.print]: { display: 'none' } } })
/** What the filters say on a screen. */
export const printed = appStyle({ display: 'none', '@media': { [media.print]: { display: 'block' } } })
export const figures = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minInlineSize: 0 })
export const sentence = appStyle({ fontSize: vars.text.lg, lineHeight: vars.leading.text, maxInlineSize: vars.size.prose })
const column = { display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 } as const
export const section = appStyle(column)
export const chartBlock = appStyle({ ...column, breakInside: 'avoid' })
export const sectionHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
/** As high as the chart, so that nothing moves when it is loaded. */
export const chart = appStyle({
  minBlockSize: 'calc(240px + 1.75rem + 8px)',
  '@media': { [media.phone]: { minBlockSize: 'calc(200px + 3rem + 8px)' } },
})
export const dates = appStyle({ display: 'flex', gap: vars.space.md, flexWrap: 'wrap' })
