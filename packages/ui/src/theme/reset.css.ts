import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'

import { layers } from './layers.css.ts'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%', scrollbarColor: `${vars.color.lineStrong} transparent` })
reset('body', {
  minBlockSize: '100dvh',
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.text,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, textAlign: 'inherit', WebkitTapHighlightColor: 'transparent' })
reset('a', { color: 'inherit', WebkitTapHighlightColor: 'transparent' })
reset('ul, ol', { listStyle: 'none' })
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('img, svg', { display: 'block', maxInlineSize: '100%' })
reset('svg', { flexShrink: 0 })
reset('[hidden]', { display: 'none' })
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
// Takes focus only from code, after navigation: a ring would suggest that it is interactive.
reset('[tabindex="-1"]:is(h1, h2, main):focus-visible', { outline: 'none' })
reset('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      // Over in the first frame, and its events still fire.
      animationDuration: '1ms !important',
      animationDelay: '-1ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: every property of every element would change a moment later than code that measures it.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
