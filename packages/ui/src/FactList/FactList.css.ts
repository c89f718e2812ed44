import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

export const list = styleVariants({
  column: { display: 'grid', gap: vars.space.md, margin: 0 },
  row: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xl, margin: 0 },
})

export const label = style({ fontSize: vars.text.sm, color: vars.color.inkMuted })

export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
