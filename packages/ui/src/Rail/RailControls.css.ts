import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'
import { narrow } from './Rail.css.ts'

export const foot = style({ display: 'none', padding: vars.space.sm, '@container': { [narrow]: { display: 'block' } } })

// The room before the text belongs to it, so that the pointer can move onto it.
export const tip = style({
  position: 'absolute',
  insetInlineStart: '100%',
  paddingInlineStart: '6px',
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
})
