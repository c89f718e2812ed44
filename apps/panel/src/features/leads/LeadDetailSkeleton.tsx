import { Inline, Skeleton, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import * as styles from './LeadDetail.css.ts'

/** The placeholder of a couple: name, facts, tabs, and some text. */
export function LeadDetailSkeleton() {
  const intl = useIntl()
  return (
    <div className={styles.header} aria-busy role="status" aria-label={intl.formatMessage({ id: 'leads.detail.loading' })}>
      <Skeleton shape="title" width="lg" />
      <Inline gap="xl">
        {Array.from({ length: 5 }, (_, index) => (
          <Stack key={index} gap="xs">
            <Skeleton width="xs" />
            <Skeleton width="sm" />
          </Stack>
        ))}
      </Inline>
      <Skeleton shape="control" />
      <Skeleton shape="block" width="lg" />
    </div>
  )
}
