import { style, touchArea } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const field = style({ display: 'grid', gap: vars.space.sm })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' })
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  ...touchArea('-8px'),
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` }, '&:hover': { background: vars.color.hover } },
})
