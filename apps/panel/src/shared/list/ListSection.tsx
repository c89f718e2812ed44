import { Heading, Link, RowList, Text } from '@vendor-panel/ui'
import { useId, type ReactNode } from 'react'
import { LoadFailed } from '../LoadFailed.tsx'
import * as styles from './ListSection.css.ts'

export type ListSectionProps<Item> = {
  title: string
  /** The list with all of them. */
  all: { href: string; text: string }
  read: { isError: boolean; refetch: () => unknown }
  /** Undefined while they are loaded. */
  items: readonly Item[] | undefined
  skeleton: ReactNode
  empty: string
  children: (item: Item) => ReactNode
}

/** The first rows of a list, on a page about more than that list. */
export function ListSection<Item extends { id: number }>(props: ListSectionProps<Item>) {
  const { title, all, read, items, skeleton, empty, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <Link variant="standalone" href={all.href}>
          {all.text}
        </Link>
      </div>
      {items ? (
        items.length === 0 ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <RowList label={title} items={items}>
            {children}
          </RowList>
        )
      ) : read.isError ? (
        <LoadFailed onRetry={() => void read.refetch()} />
      ) : (
        skeleton
      )}
    </section>
  )
}
