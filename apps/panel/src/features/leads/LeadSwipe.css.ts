import { globalStyle } from '@vanilla-extract/css'
import { appStyle, appStyleVariants, vars } from '@vendor-panel/ui/theme'
import { rowsBox } from './LeadRow.css.ts'

// The browser scrolls up and down; sideways moves reach the code. Loaded with the code that uses them.
globalStyle(`${rowsBox} [data-index] > a`, { touchAction: 'pan-y' })

/** The part of the screen that the moved row no longer covers. */
export const strip = appStyle({
  position: 'fixed',
  inset: '0 auto auto 0',
  display: 'flex',
  alignItems: 'center',
  overflow: 'clip',
  pointerEvents: 'none',
})
export const action = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  fontSize: vars.text.sm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
export const tone = appStyleVariants({
  waiting: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  ready: { background: vars.color.accent, color: vars.color.onAccent },
})
