import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from './api.ts'
import { showToast } from './toasts.ts'
import { useUser } from './user.ts'
import { hasPush, optIn, optOut } from './push.ts'

/** The switch for push messages of this browser; null if it has none. The browser asks for consent when it is turned on. */
export function usePush() {
  const intl = useIntl()
  const api = useApi()
  const { id: userId } = useUser()
  const [isPushOn, setPushOn] = useState<boolean | null>(null)
  useEffect(() => {
    if ('PushManager' in window && 'serviceWorker' in navigator) void hasPush(userId).then(setPushOn)
  }, [userId])
  async function togglePush(): Promise<void> {
    try {
      if (isPushOn) await optOut(api, userId)
      else if (!(await optIn(api, userId))) return showToast({ tone: 'neutral', text: intl.formatMessage({ id: 'app.push.blocked' }) })
      showToast({ tone: 'positive', text: intl.formatMessage({ id: isPushOn ? 'app.push.isOff' : 'app.push.isOn' }) })
      setPushOn(!isPushOn)
    } catch {
      showToast({ tone: 'critical', text: intl.formatMessage({ id: 'app.push.failed' }) })
    }
  }
  return { isPushOn, togglePush }
}
