import * as styles from './Divider.css.ts'

/** A hairline between two parts. */
export const Divider = () => <hr className={styles.divider} />
