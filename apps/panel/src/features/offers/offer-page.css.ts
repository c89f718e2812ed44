import { appStyle, media, vars } from '@vendor-panel/ui/theme'

export const page = appStyle({ maxInlineSize: '720px', marginInline: 'auto' })
export const provider = appStyle({ color: vars.color.accent, fontWeight: 600, overflowWrap: 'anywhere' })
/** The amount stays at the end of the first line, however long the name is. */
export const line = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.lg,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const name = appStyle({ overflowWrap: 'anywhere' })
export const amount = appStyle({ fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' })
export const sum = appStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space.lg })
export const total = appStyle({ fontSize: vars.text.xl, fontWeight: 600, lineHeight: vars.leading.title })
export const note = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  '@media': { [media.phone]: { flexDirection: 'column' } },
})
