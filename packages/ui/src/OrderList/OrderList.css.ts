import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: {
    '&[data-lifted]': {
      position: 'relative',
      zIndex: 1,
      borderRadius: vars.radius.control,
      background: vars.color.raised,
      boxShadow: vars.shadow.floating,
    },
  },
})
export const handle = style({
  color: vars.color.inkMuted,
  cursor: 'grab',
  // A finger on the handle drags the item and does not scroll the page.
  touchAction: 'none',
  selectors: {
    [`${row} > &`]: { marginBlockStart: vars.space.md },
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
    '&[aria-pressed="true"]': { cursor: 'grabbing', color: vars.color.accent },
  },
})
export const content = style({ flex: 1, minInlineSize: 0 })
