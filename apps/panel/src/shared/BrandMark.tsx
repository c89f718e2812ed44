import type { SocialType } from './social-types.ts'
import * as styles from './BrandMark.css.ts'

/** The mark of a service, next to its name. */
export const BrandMark = ({ type }: { type: SocialType }) => <span className={styles.marks[type]} />
