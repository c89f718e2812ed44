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
import type { components } from '@vendor-panel/contract'
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
  withMessages(['catalogs', 'shared.changes', 'shared.modals'], () =>
    import('../features/catalogs/PriceUpdateDialog.tsx').then((code) => code.PriceUpdateDialog),
  ),
)
const NoPricesDialog = lazily(
  withMessages(['shared.modals'], () => import('../features/catalogs/NoPricesDialog.tsx').then((code) => code.NoPricesDialog)),
)
const MissingInfoDialog = lazily(
  withMessages(['shared.modals'], () => import('../features/catalogs/MissingInfoDialog.tsx').then((code) => code.MissingInfoDialog)),
)
const AdvertisementDialog = lazily(
  withMessages(['shared.modals'], () => import('./AdvertisementDialog.tsx').then((code) => code.AdvertisementDialog)),
)
const ReferralDialog = lazily(withMessages(['shared.modals'], () => import('./ReferralDialog.tsx').then((code) => code.ReferralDialog)))

const missingDataDialogs = {
  'catalog-price-update': PriceUpdateDialog,
  'catalog-insert-warning': NoPricesDialog,
  'missing-data': MissingInfoDialog,
}
const dialogs = { ...missingDataDialogs, 'advertisement-video': AdvertisementDialog, 'provider-referral': ReferralDialog }

const busy = ':is(input, textarea, select, [contenteditable="true"]):focus, [role="dialog"], [role="alertdialog"], [role="menu"]'
const busyCheckMs = 1000

/** Whether a modal would interrupt: the user types, or something else is open. */
const isBusy = () => document.querySelector(busy) !== null

type Entry = components['schemas']['MissingDataEntry']

/** The missing data that this user may complete: prices are changed by those who may write them. Null if it cannot be loaded (AMB-47). */
function useMissingData(): { entries: Entry[] | null; isPending: boolean } {
  const { canManage } = useUser()
  const { data, isPending } = useQuery(query('listMissingData'))
  const entries = data?.data ?? []
  const restricted = canManage ? [] : entries
  const answers = useQueries({ queries: restricted.map(({ providerId }) => query('getProviderPermissions', { path: { providerId } })) })
  if (!data || answers.some((answer) => answer.isPending)) return { entries: null, isPending: isPending || data !== undefined }
  return {
    isPending: false,
    entries: canManage
      ? entries
      : entries.map((entry, index) =>
          answers[index]?.data?.data.budget === 'write' ? entry : { ...entry, catalogs: { update: [], insert: false } },
        ),
  }
}

/** Shows the modals that are due, by priority and one at a time (MODAL-01, MODAL-06..17). */
export function ModalQueue() {
  const { id: userId, details } = useUser()
  const country = useQuery(query('getCountry', { path: { countryCode: details.countryCode } }))
  const video = country.data?.data.advertisementVideo ?? null
  const [path] = useLocation()
  const missing = useMissingData()
  const { entries } = missing
  /** The dismissals of this visit; they are stored on the device as well. */
  const [dismissals, setDismissals] = useState<Partial<Record<Modal, string>>>({})
  const minute = useMinute()
  // The minute began before a dismissal; a dismissal in the future would not count (MODAL-14).
  const [dismissedAt, setDismissedAt] = useState(minute)
  const now = Temporal.Instant.compare(minute, dismissedAt) > 0 ? minute : dismissedAt
  const [shown, setShown] = useState<Modal | null>(null)
  const wanted = dueModals({
    advertisementVideo: video !== null,
    missingData: entries && {
      outdatedPrices: outdatedCatalogs(entries).length > 0,
      unpricedCatalog: hasUnpricedCatalog(entries),
      missingFields: entries.some(({ forms, customerSpaces }) => forms.length + customerSpaces.length > 0),
    },
    referral: true,
  })
  const keyOf = (modal: Modal) => modalStorageKey(userId, modal, video?.videoId)
  const storedOf = (modal: Modal) => dismissals[modal] ?? readStored(keyOf(modal))
  // The first modal waits for what decides about all of them (MODAL-06).
  const isDecided = !missing.isPending && !country.isPending
  const next = isDecided ? nextModal(wanted, storedOf, { path, isImpersonating: isImpersonating() }, now) : null
  useEffect(() => {
    if (next === null) return undefined
    let timer = 0
    let isOver = false
    const wait = (ms: number) => {
      timer = window.setTimeout(() => (isBusy() ? wait(busyCheckMs) : setShown(next)), ms)
    }
    // Its code is loaded before: on a slow network someone may begin to type in the meantime.
    void dialogs[next].preload().then(() => isOver || wait(modalDelayMs))
    return () => {
      isOver = true
      clearTimeout(timer)
      setShown(null)
    }
  }, [next])

  if (shown === null || shown !== next) return null
  const dismiss = () => {
    const at = Temporal.Now.instant()
    const dismissal = modalDismissal(shown, at)
    setDismissedAt(at)
    writeStored(keyOf(shown), dismissal)
    setDismissals({ ...dismissals, [shown]: dismissal })
  }
  if (shown === 'advertisement-video') return video && <AdvertisementDialog video={video} onClose={dismiss} />
  if (shown === 'provider-referral') return <ReferralDialog onClose={dismiss} />
  if (!entries) return null
  const OfMissingData = missingDataDialogs[shown]
  return <OfMissingData missing={entries} onClose={dismiss} />
}
