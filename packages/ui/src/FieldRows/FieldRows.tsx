import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'

import { IconButton } from '../Button/IconButton.tsx'
import { splitTexts, type FieldTexts } from '../Field/field-texts.tsx'
import { NativeField } from '../Field/NativeField.tsx'
import * as styles from './FieldRows.css.ts'

export interface FieldRowProps<Value> {
  value: Value
  index: number
  onChange: (value: Value) => void
}

export interface FieldRowsProps<Value> extends FieldTexts {
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** The value of an added row, and of the only row while there is none. */
  empty: Value
  /** How many rows there may be. */
  max?: number
  strings: { add: string; remove: (index: number) => string }
  /** The control of one row; its own label is hidden. */
  children: (row: FieldRowProps<Value>) => ReactNode
}

/** A list of equal fields: always at least one, with a button on the first row that adds, and one on each other row that removes it. */
export function FieldRows<Value>(props: FieldRowsProps<Value>) {
  const { texts, rest } = splitTexts(props)
  const { values, onChange, empty, max = Infinity, strings, children } = rest
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const rows = values.length > 0 ? values : [empty]
  const focusRow = (index: number) =>
    requestAnimationFrame(() => root.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.querySelector('input')?.focus())
  const change = (next: Value[], focused: number) => {
    onChange(next)
    focusRow(focused)
  }
  return (
    <NativeField id={id} texts={texts} isGroup>
      <div ref={root} className={styles.rows}>
        {rows.map((value, index) => (
          <div key={index} data-row className={styles.row}>
            <div className={styles.control}>
              {children({ value, index, onChange: (next) => onChange(rows.map((row, at) => (at === index ? next : row))) })}
            </div>
            {index === 0 ? (
              <IconButton
                label={strings.add}
                icon={Plus}
                isDisabled={rows.length >= max}
                onPress={() => change([...rows, empty], rows.length)}
              />
            ) : (
              <IconButton
                label={strings.remove(index)}
                icon={Trash2}
                onPress={() =>
                  change(
                    rows.filter((_, at) => at !== index),
                    index - 1,
                  )
                }
              />
            )}
          </div>
        ))}
      </div>
    </NativeField>
  )
}
