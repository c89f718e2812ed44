/** First pixel of each breakpoint: below `sm` is a phone, below `md` the sidebar is a drawer (SHELL-41). */
export const breakpoints = { sm: 600, md: 1000, lg: 1200, xl: 1920 }
/** First pixel of height at which a page can fill the window. Below, as on a phone in landscape or at high zoom, it scrolls. */
const fullHeight = 560

/** Media conditions for `'@media'` blocks, so that no style file has pixel values of its own. */
export const media = {
  phone: `(max-width: ${breakpoints.sm - 0.02}px)`,
  sm: `(min-width: ${breakpoints.sm}px)`,
  belowMd: `(max-width: ${breakpoints.md - 0.02}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  /** The sidebar is a rail (AMB-68). */
  rail: `(min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  short: `(max-height: ${fullHeight - 0.02}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
}
