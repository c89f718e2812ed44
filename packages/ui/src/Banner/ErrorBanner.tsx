import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Banner.css.ts'

export interface ErrorBannerProps {
  children: ReactNode
  actions?: ReactNode
}

/** What is wrong with a whole form or section, announced at once: a critical `Banner` without the icons of the other tones. */
export function ErrorBanner({ children, actions }: ErrorBannerProps) {
  return (
    <div role="alert" className={joinClasses(styles.banner, styles.tone.critical)}>
      <span className={styles.icon}>
        <Icon icon={OctagonAlert} size={18} />
      </span>
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
