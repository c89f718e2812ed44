import { Star } from 'lucide-react'

import { joinClasses } from '../join-classes.ts'
import * as styles from './StarRating.css.ts'

export interface StarRatingProps {
  /** How many of five stars. */
  value: number
  /** The rating as text, such as "4 of 5 stars". */
  label: string
}

/** A rating of up to five stars. The stars are a picture; the label is what assistive technology reads. */
export const StarRating = ({ value, label }: StarRatingProps) => (
  <span role="img" aria-label={label} title={label} className={styles.stars}>
    {[1, 2, 3, 4, 5].map((star) => (
      <span key={star} className={joinClasses(styles.star, star > value && styles.empty)}>
        <Star size={14} strokeWidth={1.75} fill={star <= value ? 'currentColor' : 'none'} aria-hidden />
      </span>
    ))}
  </span>
)
