import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const input = style({ ':hover': { borderColor: vars.color.ink }, '::-webkit-search-cancel-button': { display: 'none' } })
