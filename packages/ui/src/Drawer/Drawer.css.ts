import { keyframes } from '@vanilla-extract/css'

import { style, styleVariants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(var(--from, 0))' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'flex',
  background: `color-mix(in oklch, ${vars.color.scrim} 38%, transparent)`,
  animation: `${fade} ${vars.motion.quick}`,
})

export const sides = styleVariants({ start: { justifyContent: 'flex-start' }, end: { justifyContent: 'flex-end' } })

export const drawer = style({
  display: 'flex',
  blockSize: '100%',
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  animation: `${slide} ${vars.motion.calm}`,
})

export const side = styleVariants({
  start: {
    inlineSize: `min(${vars.size.sidebar}, calc(100vw - 56px))`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    vars: { '--from': '-24px' },
    selectors: { '&:dir(rtl)': { vars: { '--from': '24px' } } },
  },
  end: {
    inlineSize: 'min(440px, calc(100vw - 32px))',
    borderInlineStart: `1px solid ${vars.color.line}`,
    vars: { '--from': '24px' },
    selectors: { '&:dir(rtl)': { vars: { '--from': '-24px' } } },
  },
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  outline: 'none',
})
