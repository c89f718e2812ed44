import type { ReactNode } from 'react'

import { Heading } from '../Heading/Heading.tsx'
import { joinClasses } from '../join-classes.ts'
import * as styles from './Page.css.ts'

export interface PageProps {
  title: ReactNode
  /** A short note next to the title, such as a count. */
  note?: ReactNode
  actions?: ReactNode
  width?: keyof typeof styles.width
  children: ReactNode
}

/** A page with its title, which takes focus (by code only) after navigation. */
export function Page({ title, note, actions, width = 'wide', children }: PageProps) {
  return (
    <div className={joinClasses(styles.page, styles.width[width])}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
