import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Heading, Link, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useId } from 'react'
import type { FeatureParts } from '../feature-parts.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { paths } from '../paths.ts'
import * as styles from './LeadsSection.css.ts'

type LeadsSectionProps = Pick<FeatureParts, 'LeadRow'> & {
  title: string
  /** The list with all of them. */
  all: { href: string; text: string }
  /** The input of `listLeads`; its limit is the number of placeholders. */
  filter: { limit: number } & NonNullable<Parameters<typeof query<'listLeads'>>[1]>['query']
  empty: string
  now: Temporal.Instant
}

/** The first couples of a list, on a page about more than couples. */
export function LeadsSection({ title, all, filter, empty, LeadRow, now }: LeadsSectionProps) {
  const id = useId()
  const { data, isPending, isError, refetch } = useQuery(query('listLeads', { query: filter }))
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
      {isPending && <Placeholders count={filter.limit} />}
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <Text tone="muted">{empty}</Text>}
      <ul className={styles.rows}>
        {data?.data.map((lead) => (
          <li key={lead.id} className={styles.row}>
            <Link href={paths.lead({ leadId: lead.id })} variant="bare" className={styles.rowLink}>
              <LeadRow lead={lead} now={now} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Placeholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.skeletonRow}>
      <Stack gap="xs">
        <Skeleton width="md" />
        <Skeleton width="lg" />
        <Skeleton width="md" />
      </Stack>
    </div>
  ))
}
