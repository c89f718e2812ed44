import { useQueries, useQuery } from '@tanstack/react-query'
import {
  dueModals,
  hasUnpricedCatalog,
  modalDelayMs,
  modalDismissal,
  modalStorageKey,
  nextModal,
  outdatedCatalogs,
  type Modal,
} from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { lazily } from '../shared/lazily.tsx'
import { readStored, writeStored } from '../shared/storage.ts'
import { useMinute } from '../shared/use-minute.ts'
import { useUser } from '../shared/user.ts'
import { withMessages } from '../shared/with-messages.ts'
import { isImpersonating } from './session.ts'

const PriceUpdateDialog = lazily(
  withMessages(['catalogs', 'changes', 'modals'], () =>
    import('../features/catalogs/PriceUpdateDialog.tsx').then((code) => code.PriceUpdateDialog),
  ),
)
const MissingInfoDialog = lazily(
  withMessages(['modals'], () => import('../features/catalogs/MissingInfoDialog.tsx').then((code) => code.MissingInfoDialog)),
)

/** The modals of the queue that exist already. */
const built: readonly Modal[] = ['catalog-price-update', 'missing-data']

/** The missing data that this user may complete: prices are changed by those who may write them. */
function useMissingData() {
  const { canManage } = useUser()
  const { data } = useQuery(query('listMissingData'))
  const entries = data?.data ?? []
  const asked = canManage ? [] : entries
  const answers = useQueries({ queries: asked.map(({ providerId }) => query('getProviderPermissions', { path: { providerId } })) })
  if (!data || answers.some(({ isPending }) => isPending)) return null
  return canManage
    ? entries
    : entries.map((entry, index) =>
        answers[index]?.data?.data.budget === 'write' ? entry : { ...entry, catalogs: { update: [], insert: false } },
      )
}

/** Shows the modals that are due, by priority and one at a time (MODAL-01, MODAL-06..17). */
export function ModalQueue() {
  const { id: userId } = useUser()
  const [path] = useLocation()
  const missing = useMissingData()
  /** The dismissals of this visit; they are stored on the device as well. */
  const [dismissals, setDismissals] = useState<Partial<Record<Modal, string>>>({})
  const minute = useMinute()
  // The minute began before a dismissal; a dismissal in the future would not count (MODAL-14).
  const [dismissedAt, setDismissedAt] = useState(minute)
  const now = Temporal.Instant.compare(minute, dismissedAt) > 0 ? minute : dismissedAt
  const [shown, setShown] = useState<Modal | null>(null)
  const wanted = dueModals({
    advertisementVideo: false,
    missingData: missing && {
      outdatedPrices: outdatedCatalogs(missing).length > 0,
      unpricedCatalog: hasUnpricedCatalog(missing),
      missingFields: missing.some(({ forms, customerSpaces }) => forms.length + customerSpaces.length > 0),
    },
    referral: false,
  }).filter((modal) => built.includes(modal))
  const storedOf = (modal: Modal) => dismissals[modal] ?? readStored(modalStorageKey(userId, modal))
  const next = nextModal(wanted, storedOf, { path, isImpersonating: isImpersonating() }, now)
  useEffect(() => {
    if (next === null) return undefined
    const timer = setTimeout(() => setShown(next), modalDelayMs)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [next])

  if (shown === null || shown !== next || !missing) return null
  const dismiss = () => {
    const at = Temporal.Now.instant()
    const dismissal = modalDismissal(shown, at)
    setDismissedAt(at)
    writeStored(modalStorageKey(userId, shown), dismissal)
    setDismissals({ ...dismissals, [shown]: dismissal })
  }
  return shown === 'catalog-price-update' ? (
    <PriceUpdateDialog missing={missing} onClose={dismiss} />
  ) : (
    <MissingInfoDialog missing={missing} onClose={dismiss} />
  )
}
