import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const coach = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const providers = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
export const provider = appStyle({
  display: 'grid',
  gap: `${vars.space.md} ${vars.space.xl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 600px)': { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' } },
})
export const figure = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })
export const mean = appStyle({
  fontFamily: vars.font.title,
  fontSize: vars.text.xxl,
  fontWeight: 600,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
})
export const advice = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 })
export const couples = appStyle({ borderBlockEnd: `1px solid ${vars.color.line}` })
export const couple = appStyle({ borderBlockStart: `1px solid ${vars.color.line}` })
export const coupleLink = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minBlockSize: vars.size.controlSmall,
  paddingBlock: vars.space.xs,
  transition: `background-color ${vars.motion.quick}`,
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [media.touch]: { minBlockSize: vars.size.control } },
})
export const name = appStyle({ fontWeight: 600, overflowWrap: 'anywhere', minInlineSize: 0 })
// Next to the list: as wide as a thread, and from the top, so that what is loaded below moves nothing (CLS 0).
export const choose = appStyle({ display: 'grid', gap: vars.space.xxl, inlineSize: '100%', maxInlineSize: '720px', alignSelf: 'start' })
