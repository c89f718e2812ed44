import { useQueryClient } from '@tanstack/react-query'
import { useMutate } from '@vendor-panel/sdk/query'
import { useEffect, useRef } from 'react'
import { putLead } from './lead-cache.ts'
import type { Lead } from './lead-row.ts'

/**
 * Reports to the server, once, that a couple was shown: it becomes read, and a new one pending (LEAD-21, LEAD-46). If showing counts, the
 * user is asked first.
 */
export function useViewLead(lead: Lead | undefined): void {
  const client = useQueryClient()
  const { mutate } = useMutate('viewLead', {
    refetch: ['getLeadStats', 'listLeadHistory'],
    // A background write: if it fails, the next opening tries again.
    meta: { isErrorOwned: true },
    onSuccess: ({ data }) => putLead(client, data),
  })
  const viewed = useRef<number>(null)
  const toView = lead?.isShown && lead.readStatus === 'unread' ? lead.id : null
  useEffect(() => {
    if (toView === null || viewed.current === toView) return
    viewed.current = toView
    mutate({ path: { leadId: toView } })
  }, [toView, mutate])
}
