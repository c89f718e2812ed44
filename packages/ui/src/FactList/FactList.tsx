import type { ReactNode } from 'react'

import { Bdi } from '../Text/Bdi.tsx'
import * as styles from './FactList.css.ts'

export interface Fact {
  id: string | number
  label: string
  /** In its own direction, aligned as the page. */
  value: ReactNode
}

export interface FactListProps {
  facts: readonly Fact[]
  direction?: keyof typeof styles.list
}

/** What is known of a record, each with its name above it. */
export const FactList = ({ facts, direction = 'column' }: FactListProps) => (
  <dl className={styles.list[direction]}>
    {facts.map(({ id, label, value }) => (
      <div key={id}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          <Bdi>{value}</Bdi>
        </dd>
      </div>
    ))}
  </dl>
)
