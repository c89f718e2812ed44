import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Link, Skeleton, Stack } from '@vendor-panel/ui'
import type { FeatureParts } from '../feature-parts.ts'
import { paths } from '../paths.ts'
import { ListSection, type ListSectionProps } from './ListSection.tsx'
import * as styles from './ListSection.css.ts'

type LeadsSectionProps = Pick<FeatureParts, 'LeadRow'> &
  Pick<ListSectionProps<never>, 'title' | 'all' | 'empty'> & {
    /** The input of `listLeads`; its limit is the number of placeholders. */
    filter: { limit: number } & NonNullable<Parameters<typeof query<'listLeads'>>[1]>['query']
    now: Temporal.Instant
  }

/** The first couples of a list, on a page about more than couples. */
export function LeadsSection({ filter, LeadRow, now, ...section }: LeadsSectionProps) {
  const read = useQuery(query('listLeads', { query: filter }))
  return (
    <ListSection {...section} read={read} items={read.data?.data} skeleton={<Placeholders count={filter.limit} />}>
      {(lead) => (
        <Link href={paths.lead({ leadId: lead.id })} variant="bare" className={styles.rowLink}>
          <LeadRow lead={lead} now={now} />
        </Link>
      )}
    </ListSection>
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
