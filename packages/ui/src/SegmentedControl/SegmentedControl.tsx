import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

import { joinClasses } from '../join-classes.ts'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentItem<Id extends string> {
  id: Id
  label: ReactNode
  /** A number after the label, already formatted for the locale. */
  count?: ReactNode
  isDisabled?: boolean
}

export interface SegmentedControlProps<Id extends string> {
  /** The accessible name, which is not shown. */
  label: string
  items: readonly SegmentItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** `segments` switch between two or three views; `chips` filter a list and scroll sideways if there are many. */
  variant?: keyof typeof styles.group
}

/** Exactly one of a few options, all of them visible. */
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
