import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Banner.css.ts'

export interface ErrorBannerProps {
  children: ReactNode
}

/** What is wrong with a whole form, announced at once: a critical `Banner` that brings no icons of other tones. */
export function ErrorBanner({ children }: ErrorBannerProps) {
  return (
    <div role="alert" className={joinClasses(styles.banner, styles.tone.critical)}>
      <span className={styles.icon}>
        <Icon icon={OctagonAlert} size={18} />
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
