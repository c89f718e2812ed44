/** First pixel of each breakpoint: below `sm` is a phone, below `md` the sidebar is a drawer (SHELL-41). */
export const breakpoints = { sm: 600, md: 1000, lg: 1200, xl: 1920 }

/** Media conditions for `'@media'` blocks, so that no style file has pixel values of its own. */
export const media = {
  phone: `(max-width: ${breakpoints.sm - 0.02}px)`,
  sm: `(min-width: ${breakpoints.sm}px)`,
  belowMd: `(max-width: ${breakpoints.md - 0.02}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
}
