import { media } from '../theme/media.ts'
import { style, styleVariants } from '../theme/style.ts'

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' })

const fromSmall = (template: string) => ({ '@media': { [media.sm]: { gridTemplateColumns: template } } })
const fromMedium = (template: string) => ({ '@media': { [media.md]: { gridTemplateColumns: template } } })

export const layout = styleVariants({
  two: fromSmall('repeat(2, minmax(0, 1fr))'),
  three: fromSmall('repeat(3, minmax(0, 1fr))'),
  four: {
    '@media': {
      [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
  'main-aside': fromMedium('minmax(0, 2fr) minmax(0, 1fr)'),
  'aside-main': fromMedium('minmax(0, 1fr) minmax(0, 2fr)'),
})
