import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

import { joinClasses } from '../join-classes.ts'
import { scrollEdges } from '../theme/scroll-edges.css.ts'
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

/** A row of tabs can be wider than a phone. */
const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Views of one record, one of them visible; the selected one belongs in the URL. */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs className={styles.tabs} selectedKey={value} onSelectionChange={(key) => onChange(key as Id)}>
      <TabList aria-label={label} className={joinClasses(styles.list, scrollEdges)}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            ref={item.id === value ? intoView : undefined}
            isDisabled={item.isDisabled ?? false}
            className={styles.tab}
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
