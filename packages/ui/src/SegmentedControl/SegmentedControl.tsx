import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

import { joinClasses } from '../join-classes.ts'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentItem<Id extends string> {
  id: Id
  label: ReactNode
  /** A number after the label, already in the reader's digits. */
  count?: ReactNode
  isDisabled?: boolean
}

export interface SegmentedControlProps<Id extends string> {
  label: string
  items: readonly SegmentItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** `segments` choose between two or three ways; `chips` narrow a list and scroll sideways when they are many. */
  variant?: keyof typeof styles.group
}

/** Exactly one of a few, all of them in sight. */
export function SegmentedControl<Id extends string>({ label, items, value, onChange, variant = 'segments' }: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys
        if (key !== undefined) onChange(key as Id)
      }}
      className={styles.group[variant]}
    >
      {items.map((item) => (
        <ToggleButton
          key={item.id}
          id={item.id}
          isDisabled={item.isDisabled ?? false}
          className={joinClasses(styles.item, styles.itemOf[variant])}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
