import { appStyle, vars } from '@vendor-panel/ui/theme'

export const section = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minInlineSize: 0,
  // Without a line: the lists end with one.
  selectors: { '& + &': { paddingBlockStart: vars.space.xl } },
})
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.md,
})
/** As many features side by side as the width allows. */
export const features = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxInlineSize: '960px',
})
export const feature = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm })
export const included = appStyle({ display: 'inline-flex', color: vars.tone.positive.onSoft })
export const missing = appStyle({ display: 'inline-flex', color: vars.color.inkMuted })
export const narrow = appStyle({ maxInlineSize: '560px', inlineSize: '100%' })
export const documents = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
