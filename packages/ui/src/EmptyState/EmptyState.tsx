import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  icon: LucideIcon
  title: ReactNode
  /** What this place is for, or what happened. */
  children?: ReactNode
  /** One thing to do next. */
  actions?: ReactNode
  /** The page's own title when it is 1: error pages. */
  level?: 1 | 2 | 3
}

/** Nothing here: why, and what to do about it. Serves empty lists, refusals and errors alike. */
export function EmptyState({ icon, title, children, actions, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as 'h1'
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <Icon icon={icon} size={24} />
      </span>
      <Title className={styles.title} {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Title>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
