import { style } from '../theme/style.ts'

// Icons are drawn inside their box: without a clip for each, lists with hundreds of them scroll with fewer dropped frames.
export const icon = style({ flexShrink: 0, overflow: 'visible' })

export const directional = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
