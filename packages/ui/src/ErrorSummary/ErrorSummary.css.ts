import { media } from '../theme/media.ts'
import { style, touchArea } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

/** On touch each entry of a field leaves the area of its link. */
export const fieldEntry = style({ '@media': { [media.touch]: { paddingBlock: '10px' } } })

export const fieldLink = style({
  position: 'relative',
  ...touchArea('-12px -10px'),
  marginInlineEnd: '6px',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})
