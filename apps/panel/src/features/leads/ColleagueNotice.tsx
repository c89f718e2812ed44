import type { components } from '@vendor-panel/contract'
import { Banner } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../shared/use-format.ts'
import { useMinute } from '../../shared/use-minute.ts'
import { useUser } from '../../shared/user.ts'

type Written = { id: number; author: components['schemas']['Author'] | null; createdAt: string }

type ColleagueNoticeProps = {
  kind: 'reply' | 'note'
  /** What was written about the couple, newest first. */
  rows: readonly Written[]
}

/**
 * Mounted while the user writes: announces what a colleague has written in the meantime, so that a couple does not get two answers. The
 * typed text is kept.
 */
export function ColleagueNotice({ kind, rows }: ColleagueNoticeProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useMinute()
  const { id: userId } = useUser()
  const [seen, setSeen] = useState(() => Math.max(0, ...rows.map(({ id }) => id)))
  const latest = rows.find(({ id, author }) => id > seen && author !== null && author.id !== userId)
  if (!latest?.author) return null
  const text = intl.formatMessage({ id: `leads.presence.${kind}` }, { name: latest.author.name, at: format.moment(latest.createdAt, now) })
  const dismiss = { label: intl.formatMessage({ id: 'leads.presence.dismiss' }), onPress: () => setSeen(latest.id) }
  return (
    <Banner tone="caution" isLive dismiss={dismiss}>
      {text}
    </Banner>
  )
}
