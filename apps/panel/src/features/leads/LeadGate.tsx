import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMutate } from '@vendor-panel/sdk/query'
import { Button, EmptyState } from '@vendor-panel/ui'
import { Eye } from 'lucide-react'
import { useIntl } from 'react-intl'
import { UpgradeDialog } from '../../shared/upgrade-dialog.ts'
import { putLead } from './lead-cache.ts'
import { leadStatsQuery } from './lead-queries.ts'
import * as styles from './LeadDetail.css.ts'
import type { Lead } from './lead-row.ts'

/** On a limited package a couple is shown only on request, because it counts (LEAD-40, LEAD-41). */
export function LeadGate({ lead }: { lead: Lead }) {
  const intl = useIntl()
  const client = useQueryClient()
  const allowance = useQuery(leadStatsQuery()).data?.data.allowance ?? null
  const view = useMutate('viewLead', {
    refetch: ['getLeadStats', 'listLeadHistory', 'listLeadMessages'],
    meta: { isErrorOwned: true },
    onSuccess: ({ data }) => putLead(client, data),
  })
  const isLeft = allowance !== null && allowance.used < allowance.limit
  return (
    <div className={styles.gate}>
      <EmptyState
        icon={Eye}
        title={intl.formatMessage({ id: 'leads.show.title' })}
        actions={
          <Button variant="primary" isPending={view.isPending} onPress={() => view.mutate({ path: { leadId: lead.id } })}>
            {isLeft
              ? intl.formatMessage({ id: 'leads.show.action' }, { number: allowance.used + 1, limit: allowance.limit })
              : intl.formatMessage({ id: 'leads.show.actionPlain' })}
          </Button>
        }
      >
        {allowance
          ? intl.formatMessage({ id: 'leads.show.body' }, { limit: allowance.limit })
          : intl.formatMessage({ id: 'leads.show.bodyPlain' })}
      </EmptyState>
      {view.error?.status === 402 && <UpgradeDialog lacking="leads" allowance={allowance} onClose={view.reset} />}
      {view.error && view.error.status !== 402 && <p role="alert">{intl.formatMessage({ id: 'leads.show.failed' })}</p>}
    </div>
  )
}
