import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css'

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

// Without the animation the last pixels always fade. There are none but empty ones where nothing continues: the room after the last item.
const staticEdge: StyleRule = { animation: 'none', vars: { [end]: fade }, '::after': { content: '', flex: `0 0 ${fade}` } }
const noTimelines = 'not (animation-timeline: scroll())'

/** A row that scrolls sideways fades at each edge beyond which it continues; without scroll timelines or motion, at its end only. */
export const scrollEdges = style({
  maskImage: edges('right'),
  // With a duration: without one the minified rule has 0 s, and the first edge fades at the start too.
  animation: `${intoStart} 1s linear both, ${outOfEnd} 1s linear both`,
  animationTimeline: 'scroll(self inline)',
  animationRange: `0 ${fade}, calc(100% - ${fade}) 100%`,
  // What is scrolled into view stays clear of the fade.
  scrollPaddingInline: fade,
  '@supports': { [noTimelines]: staticEdge },
  // The shortened animations of the reset would fade the first edge at the start too.
  '@media': { [media.calm]: staticEdge },
  selectors: { '&:dir(rtl)': { maskImage: edges('left') } },
})
