import { useIntl } from 'react-intl'
import * as styles from './Shell.css.ts'

/** Two rings and the name of the product. */
export function Brand() {
  const intl = useIntl()
  return (
    <span className={styles.brand}>
      <svg
        aria-hidden
        data-logo
        className={styles.rings}
        width="34"
        height="24"
        viewBox="0 0 34 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        <circle cx="12.5" cy="12" r="9.5" />
        <circle cx="21.5" cy="12" r="9.5" strokeOpacity="0.55" />
      </svg>
      <span className={styles.brandName}>{intl.formatMessage({ id: 'app.product' })}</span>
    </span>
  )
}
