import { appStyle, appStyleVariants, media, vars } from '@vendor-panel/ui/theme'

const row = appStyle({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  // As high as its room in the shell.
  minBlockSize: '48px',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.lg,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  '@media': { [media.phone]: { paddingInline: vars.space.md }, [media.print]: { display: 'none' } },
})
export const banner = appStyleVariants({
  caution: [row, { background: vars.tone.caution.soft, color: vars.tone.caution.onSoft }],
  critical: [row, { background: vars.tone.critical.soft, color: vars.tone.critical.onSoft }],
})
/** A phone has room for the first payment only; the checkout lists all. */
export const more = appStyle({ '@media': { [media.phone]: { display: 'none' } } })
export const text = appStyle({ flex: 1, minInlineSize: 0 })
