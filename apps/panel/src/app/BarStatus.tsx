import { lazily } from '../shared/lazily.tsx'
import { withMessages } from '../shared/with-messages.ts'
import { OutboxMark } from './OutboxMark.tsx'
import { isImpersonating } from './session.ts'
import { usePushOffer } from './use-push-offer.ts'

const ImpersonationBanner = lazily(
  withMessages(['impersonation'], () => import('./ImpersonationBanner.tsx').then((code) => code.ImpersonationBanner)),
)

/** The state of the connection and of the outbox, and the offer of push messages, which an operator does not get. */
export function BarStatus() {
  return (
    <>
      <OutboxMark />
      {isImpersonating() ? <ImpersonationBanner /> : <PushOffer />}
    </>
  )
}

function PushOffer() {
  usePushOffer()
  return null
}
