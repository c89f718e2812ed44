import { Banner } from '@vendor-panel/ui'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** What cannot be sent without a connection, shown while there is none. */
export function OfflineHint({ text }: { text: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Banner tone="caution" isLive>
      {text}
    </Banner>
  )
}
