import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './StatTile.css.ts'

export interface StatTileProps {
  label: string
  /** The figure as text; a placeholder while it is loaded. */
  value: ReactNode
  /** A comparison or an explanation below the figure. */
  note?: string | undefined
  /** An arrow of a trend: mirrored from right to left, where time runs to the left. */
  noteIcon?: LucideIcon | undefined
  noteTone?: keyof typeof styles.tone
  /** The list or page of what is counted. */
  href?: string | undefined
}

/** Figures next to each other. */
export const StatTiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.tiles} aria-label={label}>
    {children}
  </ul>
)

/** One figure with its name. With an address the whole tile is a link. */
export function StatTile({ label, value, note, noteIcon, noteTone = 'neutral', href }: StatTileProps) {
  const content = (
    <>
      <span className={styles.value}>{value}</span>
      <span className={styles.label}>{label}</span>
      {note !== undefined && (
        <span className={joinClasses(styles.note, styles.tone[noteTone])}>
          {noteIcon && <Icon icon={noteIcon} size={14} isDirectional />}
          {note}
        </span>
      )}
    </>
  )
  return (
    <li className={styles.tile}>
      {href === undefined ? (
        <div className={styles.content}>{content}</div>
      ) : (
        <Link href={href} variant="bare" className={styles.content}>
          {content}
        </Link>
      )}
    </li>
  )
}
