import { useQueryClient } from '@tanstack/react-query'
import type { WriteName } from '@vendor-panel/sdk'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from '../shared/toasts.ts'
import { useUser } from '../shared/user.ts'
import { isPushOffered } from '../shared/push.ts'
import { usePush } from '../shared/use-push.ts'

const replies: readonly unknown[] = ['createLeadMessage', 'createLeadSms'] satisfies WriteName[]

/** Offers push messages after the first reply to a couple, never on load, and once; the bell has the switch. */
export function usePushOffer(): void {
  const intl = useIntl()
  const client = useQueryClient()
  const { id: userId } = useUser()
  const { isPushOn, togglePush } = usePush()
  const offer = useEffectEvent(async () => {
    if (isPushOn !== false || !(await isPushOffered(userId))) return
    const action = { text: intl.formatMessage({ id: 'app.push.on' }), onPress: () => void togglePush() }
    showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'app.push.offer' }), action })
  })
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        // A browser without storage gets no offer.
        if (replies.includes(event.mutation.options.mutationKey?.[0])) offer().catch(() => {})
      }),
    [client],
  )
}
