import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  icon: LucideIcon
  title: ReactNode
  /** The purpose of this area, or what happened. */
  children?: ReactNode
  /** One next step. */
  actions?: ReactNode
  /** 1 makes it the page's own title, for error pages. */
  level?: 1 | 2 | 3
}

/** Replaces missing content: why it is missing, and what to do. For empty lists, refusals and errors. */
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
