import type { Input } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { fn } from 'storybook/test'
import { useLocation } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { leadOf } from './lead-fixtures.ts'
import { LeadDetail } from './LeadDetail.tsx'
import { leadPath } from './leads-url.ts'

export const lead = leadOf({ id: 41, status: 'pending', readStatus: 'read', unreadMessageCount: 0, firstLeadType: null })
const config = (itemType: 'info_request_reject_reason_id' | 'lead_report_reasons', itemId: string, value: string) => ({
  id: 1,
  itemType,
  itemId,
  value,
  status: 'active' as const,
})
export const listMeta = (total: number) => ({ page: 1, limit: 25, total, nextCursor: null })
export const acted = fn<(input: Input<'createLeadAction'>) => void>()

export const answers: FakeAnswers = {
  getLead: { data: lead },
  listLeadMessages: { data: [], meta: listMeta(0) },
  listConfigs: {
    data: [
      config('info_request_reject_reason_id', 'date_taken', 'The date is taken'),
      config('lead_report_reasons', 'advertising', 'Advertising'),
    ],
  },
  createLeadAction: (input) => {
    acted(input)
    return { data: { ...lead, status: 'rejected', displayState: 'reject', version: 2 } }
  },
}

/** The page of a couple, with typed fakes instead of a server. */
export function LeadStory({ answers, tab }: { answers: FakeAnswers; tab: string }) {
  return (
    <PanelStory answers={answers} path={paths.lead({ leadId: 41 }, { activeTab: tab })}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <Couple />
      </main>
    </PanelStory>
  )
}

function Couple() {
  const [, navigate] = useLocation()
  return (
    <LeadDetail
      leadId={41}
      filters={{}}
      hasMoved={false}
      findNext={() => null}
      onReply={() => {}}
      onTab={(tab) => navigate(leadPath(41, {}, tab), { replace: true })}
      isReplying={false}
      onReplied={() => {}}
    />
  )
}
