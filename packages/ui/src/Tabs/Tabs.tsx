import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import { joinClasses } from '../join-classes.ts'
import { scrollEdges } from '../theme/scroll-edges.css.ts'
import { intoView } from './into-view.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps<Id extends string> {
  /** The accessible name, which is not shown. */
  label: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** The index of the tab that a key selects; it may be one beyond either end. */
const steps: Record<string, (at: number, forward: 1 | -1) => number> = {
  ArrowRight: (at, forward) => at + forward,
  ArrowLeft: (at, forward) => at - forward,
  Home: () => 0,
  End: () => -1,
}

/**
 * Views of one record, one of them visible; the selected one belongs in the URL. Not the tabs of React Aria: those render their panel twice
 * before it is painted, which took a third of the time to open a couple. Keys and roles are those of the ARIA pattern "Tabs".
 */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  const base = useId()
  const { direction } = useLocale()
  const select = (id: Id) => {
    if (id !== value) onChange(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const enabled = items.filter(({ isDisabled }) => !isDisabled)
    const index = step(
      enabled.findIndex(({ id }) => id === value),
      direction === 'rtl' ? -1 : 1,
    )
    const next = enabled.at(index % enabled.length)
    if (!next) return
    document.getElementById(`${base}-${next.id}`)?.focus()
    select(next.id)
  }
  return (
    <div className={styles.tabs}>
      {/* The focus is on one of its tabs. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className={joinClasses(styles.list, scrollEdges)} onKeyDown={onKeyDown}>
        {items.map(({ id, label: text, isDisabled }) => {
          const isSelected = id === value
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              ref={isSelected ? intoView : undefined}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${base}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              disabled={isDisabled}
              data-selected={isSelected || undefined}
              className={styles.tab}
              onClick={() => select(id)}
            >
              {text}
            </button>
          )
        })}
      </div>
      {/* A stop of Tab, because its text may be longer than the screen and have nothing that takes focus. */}
      <div key={value} role="tabpanel" id={`${base}-panel`} tabIndex={0} aria-labelledby={`${base}-${value}`} className={styles.panel}>
        {items.find(({ id }) => id === value)?.content}
      </div>
    </div>
  )
}
