import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../join-classes.ts'
import type { Tone } from '../theme/palette.ts'
import * as styles from './Timeline.css.ts'

export interface TimelineStep {
  id: string | number
  /** A shape of its own for each kind of step, so that colour is never the only sign. */
  icon: LucideIcon
  tone: Tone
  title: ReactNode
  /** When it happened: for machines, and as it is read. */
  time?: { at: string; text: string }
  /** What belongs to the step: a reason, a button. */
  children?: ReactNode
}

export interface TimelineProps {
  /** The accessible name, which is not shown. */
  label: string
  /** The earliest first. */
  steps: readonly TimelineStep[]
}

/** What happened to a record, step by step. */
export const Timeline = ({ label, steps }: TimelineProps) => (
  <ol aria-label={label} className={styles.list}>
    {steps.map(({ id, icon, tone, title, time, children }) => (
      <li key={id} className={styles.step}>
        <span className={joinClasses(styles.marker, styles.tone[tone])}>
          <Icon icon={icon} size={14} />
        </span>
        <div className={styles.content}>
          <span className={styles.title}>{title}</span>
          {time && (
            <time dateTime={time.at} className={styles.time}>
              {time.text}
            </time>
          )}
          {children && <div className={styles.note}>{children}</div>}
        </div>
      </li>
    ))}
  </ol>
)
