import { globalStyle } from '@vanilla-extract/css'
import { appStyle, layers, vars } from '@vendor-panel/ui/theme'

export const columns = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxl })
export const section = appStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 })
export const rows = appStyle({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: vars.space.sm })

/** An open prompt is tinted, a completed one is plain (NOTI-04). */
export const row = appStyle({
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  selectors: { '&[data-open]': { background: vars.color.accentSoft, borderColor: 'transparent' } },
})
// Forced colours remove the tint.
globalStyle(`${row}[data-open]`, {
  '@layer': { [layers.app]: { '@media': { '(forced-colors: active)': { borderInlineStart: '4px solid Highlight' } } } },
})
export const facts = appStyle({ color: vars.color.inkMuted, fontSize: vars.text.sm })

/** The HTML of a prompt, of paragraphs, lists, emphasis and links (NOTI-09). */
export const body = appStyle({ maxInlineSize: vars.size.prose, lineHeight: vars.leading.text, overflowWrap: 'anywhere' })
globalStyle(`${body} :is(p, ul, ol)`, { '@layer': { [layers.app]: { margin: 0 } } })
globalStyle(`${body} > * + *`, { '@layer': { [layers.app]: { marginBlockStart: vars.space.sm } } })
globalStyle(`${body} :is(ul, ol)`, { '@layer': { [layers.app]: { paddingInlineStart: vars.space.xl } } })
globalStyle(`${body} ul`, { '@layer': { [layers.app]: { listStyle: 'disc' } } })
globalStyle(`${body} ol`, { '@layer': { [layers.app]: { listStyle: 'decimal' } } })
globalStyle(`${body} a`, { '@layer': { [layers.app]: { color: vars.color.accent, textDecoration: 'underline' } } })
