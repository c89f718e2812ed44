import { style } from '../theme/style.ts'

export const icon = style({ flexShrink: 0 })

export const directional = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
