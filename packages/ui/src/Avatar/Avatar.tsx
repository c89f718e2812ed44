import { joinClasses } from '../join-classes.ts'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** The person's name. It is also shown next to the avatar, so assistive technology skips the picture. */
  name: string
  /** The address of the person's picture; without one the initials are shown. */
  src?: string | undefined
  size?: keyof typeof styles.size
}

/** The initials of the first and the last word, by grapheme, so that no letter is split. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...new Intl.Segmenter().segment(word ?? '')][0]?.segment.toLocaleUpperCase() ?? '').join('')
}

/** A person in a circle. */
export const Avatar = ({ name, src, size = 'md' }: AvatarProps) => (
  <span aria-hidden className={joinClasses(styles.avatar, styles.size[size])}>
    {src === undefined ? initials(name) : <img src={src} alt="" className={styles.picture} />}
  </span>
)
