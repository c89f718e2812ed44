import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query, useMutate } from '@vendor-panel/sdk/query'
import { Icon, Text } from '@vendor-panel/ui'
import { Users } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useAtomValue } from '../../shared/store.ts'
import * as styles from './LeadHeader.css.ts'
import { writingTo } from './writing-to.ts'

const reportMs = 15_000

/**
 * Reports that the user views a couple, and shows who else does, so that two do not reply at the same time. While a colleague is there,
 * messages and notes are read again with each report.
 */
export function Colleagues({ leadId }: { leadId: number }) {
  const intl = useIntl()
  const client = useQueryClient()
  const isWriting = useAtomValue(writingTo) === leadId
  // A background write: the next report tries again.
  const { mutate } = useMutate('replaceLeadPresence', { meta: { isErrorOwned: true } })
  const presence = useQuery(query('listLeadPresence', { path: { leadId } }))
  const colleagues = presence.data?.data ?? []
  const report = useEffectEvent((leadId: number, isWriting: boolean) => {
    if (document.visibilityState !== 'visible') return
    mutate({ path: { leadId }, body: { isWriting } })
    void presence.refetch()
    if (colleagues.length === 0) return
    for (const name of ['listLeadMessages', 'listLeadNotes'] as const)
      void client.invalidateQueries({ queryKey: query(name, { path: { leadId } }).queryKey })
  })
  useEffect(() => {
    const now = () => report(leadId, isWriting)
    // The couple is painted first.
    const soon = setTimeout(now)
    const timer = setInterval(now, reportMs)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', now)
    }
  }, [leadId, isWriting])

  const writer = colleagues.find((colleague) => colleague.isWriting)
  const text =
    colleagues.length === 0
      ? null
      : writer
        ? intl.formatMessage({ id: 'leads.presence.writing' }, { name: writer.user.name })
        : intl.formatMessage(
            { id: 'leads.presence.viewing' },
            { names: intl.formatList(colleagues.map(({ user }) => user.name)), count: colleagues.length },
          )
  return (
    <span role="status" className={styles.truncated}>
      {text !== null && (
        <Text as="span" size="sm" tone={writer ? 'caution' : 'muted'}>
          <Icon icon={Users} size={14} /> {text}
        </Text>
      )}
    </span>
  )
}
