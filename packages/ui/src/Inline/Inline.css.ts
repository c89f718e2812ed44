import { style, styleVariants } from '../theme/style.ts'

export const inline = style({ display: 'flex', minInlineSize: 0 })

export const wraps = style({ flexWrap: 'wrap' })

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
