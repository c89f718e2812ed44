import type { IconPicture } from './Icon.tsx'
import * as styles from './dots.css.ts'

/** Icons of dots as text, for lists of hundreds: as many drawings drop frames while they are scrolled. */
const written =
  (className: string): IconPicture =>
  ({ size }) => <span aria-hidden className={className} style={{ inlineSize: size, blockSize: size, fontSize: size }} />

/** Further actions. */
export const MoreIcon = written(styles.more)
/** The handle of something that is dragged. */
export const GripIcon = written(styles.grip)
