import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'
import { control, focusedEdge } from './Field.css.ts'

/** A control of several parts inside one border: an input, adornments, buttons. */
export const group = style([
  control,
  {
    padding: 0,
    cursor: 'text',
    selectors: {
      '&[data-focus-within]': focusedEdge,
      '&[data-invalid][data-focus-within]': { borderColor: vars.tone.critical.solid, outlineColor: vars.tone.critical.solid },
    },
  },
])
/** The input of such a control: the border belongs to the group. */
export const groupInput = style({
  // An adornment next to the value shrinks before the value does.
  flex: '1 0 5em',
  minInlineSize: 0,
  alignSelf: 'stretch',
  // Over the border too, so that a finger has the whole height.
  marginBlock: '-1px',
  paddingInline: vars.space.md,
  border: 0,
  outline: 'none',
  background: 'transparent',
  borderRadius: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  selectors: {
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    '[data-disabled] > &': { cursor: 'not-allowed' },
  },
})
