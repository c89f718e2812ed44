import { style } from '../theme/style.ts'

// Generated content: the text of a button stays empty.
const dots = (content: string) =>
  ({
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    fontFamily: 'sans-serif',
    fontWeight: 700,
    whiteSpace: 'pre',
    '::before': { content: `'${content}'` },
  }) as const

// The distances of lucide's drawings, as shares of their 24 units.
export const more = style({ ...dots('···'), letterSpacing: '0.01em' })
export const grip = style({ ...dots(String.raw`··\a··\a··`), lineHeight: 7 / 24, letterSpacing: '-0.03em' })
