import { createVar, keyframes } from '@vanilla-extract/css'

import { media } from './media.ts'
import { style } from './style.ts'

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const
const start = createVar(length)
const end = createVar(length)
const fade = '28px'
const intoStart = keyframes({ to: { vars: { [start]: fade } } })
const outOfEnd = keyframes({ from: { vars: { [end]: fade } }, to: { vars: { [end]: '0px' } } })
const edges = (direction: 'left' | 'right') =>
  `linear-gradient(to ${direction}, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`

/** A row that scrolls sideways fades at each edge beyond which it continues. A browser without scroll timelines shows no fade. */
export const scrollEdges = style({
  maskImage: edges('right'),
  // With a duration: without one the minified rule has 0 s, and the first edge fades at the start too.
  animation: `${intoStart} 1s linear both, ${outOfEnd} 1s linear both`,
  animationTimeline: 'scroll(self inline)',
  animationRange: `0 ${fade}, calc(100% - ${fade}) 100%`,
  // What is scrolled into view stays clear of the fade.
  scrollPaddingInline: fade,
  // The shortened animations of the reset would fade the first edge at the start too.
  '@media': { [media.calm]: { animation: 'none' } },
  selectors: { '&:dir(rtl)': { maskImage: edges('left') } },
})
