import type { IconPicture } from './Icon.tsx'
import * as styles from './dots.css.ts'

/** Dots as text instead of SVG: a list with hundreds of SVG icons drops frames while it scrolls. */
const written =
  (className: string): IconPicture =>
  ({ size }) => <span aria-hidden className={className} style={{ inlineSize: size, blockSize: size, fontSize: size }} />

/** Further actions. */
export const MoreIcon = written(styles.more)
/** The handle of something that is dragged. */
export const GripIcon = written(styles.grip)
