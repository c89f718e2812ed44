import { joinClasses } from '../join-classes.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  shape?: keyof typeof styles.shape
  /** Ignored by the circle. */
  width?: keyof typeof styles.width
}

/** The place of something that is on its way. Assistive technology hears of the loading from the region around it. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden className={joinClasses(styles.skeleton, styles.shape[shape], shape !== 'circle' && styles.width[width])} />
}
