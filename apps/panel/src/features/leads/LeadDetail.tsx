import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ButtonLink, EmptyState } from '@vendor-panel/ui'
import { ArrowLeft, HeartCrack } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { afterPaint } from '../../shared/after-paint.ts'
import { usePageTitle } from '../../shared/navigation.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { findListedLead } from './lead-cache.ts'
import { leadQuery } from './lead-queries.ts'
import * as styles from './LeadDetail.css.ts'
import { LeadDetailSkeleton } from './LeadDetailSkeleton.tsx'
import { LeadGate } from './LeadGate.tsx'
import { roomyOnly } from './LeadHeader.css.ts'
import { LeadHeader } from './LeadHeader.tsx'
import { LeadTabs, type LeadTabsProps } from './LeadTabs.tsx'
import { leadsPath, type LeadFilters } from './leads-url.ts'
import { useViewLead } from './use-view-lead.ts'

/** `hasMoved`: the user came from another address of the same page. */
type LeadDetailProps = { leadId: number; filters: LeadFilters; hasMoved: boolean } & Omit<LeadTabsProps, 'lead'>

/** One couple: header, tabs, and the messages between the couple and the vendor. */
export function LeadDetail({ leadId, filters, hasMoved, ...tabs }: LeadDetailProps) {
  'use memo'
  const intl = useIntl()
  const client = useQueryClient()
  // The list has enough data to show the couple in the same frame as the click.
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...leadQuery(leadId),
    enabled: leadId > 0,
    placeholderData: () => {
      const lead = findListedLead(client, leadId)
      return lead && { data: lead }
    },
  })
  const lead = data?.data
  useViewLead(isPlaceholderData ? undefined : lead)
  const isMissing = error?.status === 404 || error?.status === 422 || !(leadId > 0)
  usePageTitle(isMissing ? intl.formatMessage({ id: 'leads.notFound.title' }) : (lead?.couple.name ?? null))
  // A couple that is opened from the list: its name and facts are painted first, then the tabs, which take twice as long.
  const [isHeaderPainted, setHeaderPainted] = useState(!hasMoved)
  useEffect(() => afterPaint(() => startTransition(() => setHeaderPainted(true))), [])
  const back = (
    <div className={styles.back}>
      <ButtonLink variant="quiet" size="sm" icon={ArrowLeft} isIconDirectional href={leadsPath(filters)}>
        <span className={roomyOnly}>{intl.formatMessage({ id: 'leads.title' })}</span>
      </ButtonLink>
    </div>
  )

  return (
    <div className={styles.detail}>
      {(isMissing || (!lead && error)) && back}
      {isMissing ? (
        <div className={styles.gate}>
          <EmptyState
            level={1}
            icon={HeartCrack}
            title={intl.formatMessage({ id: 'leads.notFound.title' })}
            actions={<ButtonLink href={leadsPath(filters)}>{intl.formatMessage({ id: 'leads.notFound.action' })}</ButtonLink>}
          >
            {intl.formatMessage({ id: 'leads.notFound.body' })}
          </EmptyState>
        </div>
      ) : lead ? (
        <>
          <LeadHeader lead={lead} back={back} takesFocus={hasMoved && !tabs.isReplying} />
          {lead.isShown ? isHeaderPainted && <LeadTabs key={lead.id} lead={lead} {...tabs} /> : <LeadGate lead={lead} />}
        </>
      ) : error ? (
        <div className={styles.gate}>
          <LoadFailed onRetry={() => void refetch()} />
        </div>
      ) : (
        <LeadDetailSkeleton back={back} />
      )}
    </div>
  )
}
