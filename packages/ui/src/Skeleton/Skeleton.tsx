import { joinClasses } from '../join-classes.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  shape?: keyof typeof styles.shape
  /** Ignored by the circle. */
  width?: keyof typeof styles.width
}

/** A placeholder for content that is loading. The surrounding region announces the loading to assistive technology. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden className={joinClasses(styles.skeleton, styles.shape[shape], shape !== 'circle' && styles.width[width])} />
}
