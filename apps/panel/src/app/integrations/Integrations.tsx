import { useQuery } from '@tanstack/react-query'
import { countryConfig, loadsMeasurement } from '@vendor-panel/domain'
import { query } from '@vendor-panel/sdk/query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { measurementConsent } from '../../shared/consent.ts'
import { lazily } from '../../shared/lazily.tsx'
import { useAtomValue } from '../../shared/store.ts'
import { useUser } from '../../shared/user.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { hasLiveChat } from '../has-live-chat.ts'
import { isImpersonating } from '../session.ts'
import { routeAt } from './route-at.ts'
import { integrationSettings, type IntegrationSettings } from './settings.ts'
import { viewPage } from './start.ts'

const ConsentBanner = lazily(withMessages(['app.consent'], () => import('./ConsentBanner.tsx').then((code) => code.ConsentBanner)))

/** The services of other companies for a signed-in user: each is loaded only if it is on and may be (INT-03 to INT-06). */
export function Integrations() {
  const [{ chat, measurement }] = useState(integrationSettings)
  const user = useUser()
  const [path] = useLocation()
  const consent = useAtomValue(measurementConsent)
  const { needsConsent } = countryConfig(user.details.countryCode)
  const isMeasured = loadsMeasurement({
    key: measurement?.id ?? null,
    needsConsent,
    hasConsented: consent === 'granted',
    isImpersonating: isImpersonating(),
  })
  useEffect(() => viewPage(routeAt(path)), [path])
  return (
    <>
      {chat && hasLiveChat(user) && <Chat settings={chat} />}
      {measurement && isMeasured && <Measurement settings={measurement} />}
      {measurement && needsConsent && consent === null && !isImpersonating() && <ConsentBanner />}
    </>
  )
}

/** A service that cannot be reached is reported; the panel works without it. */
const started = (start: Promise<unknown>) => void start.catch(reportError)

function Chat({ settings }: { settings: NonNullable<IntegrationSettings['chat']> }) {
  const user = useUser()
  const contacts = useQuery(query('listContacts', { path: { customerUserId: user.id } }))
  const isRead = !contacts.isPending
  const phone = contacts.data?.data.find(({ type, isPrimary }) => type === 'phone' && isPrimary)?.value ?? null
  useEffect(() => {
    if (isRead) started(import('./chat.ts').then((code) => code.startChat(settings, code.chatIdentity(user, phone))))
  }, [settings, user, phone, isRead])
  return null
}

function Measurement({ settings }: { settings: NonNullable<IntegrationSettings['measurement']> }) {
  const [path] = useLocation()
  useEffect(() => {
    started(import('./measurement.ts').then((code) => code.startMeasurement(settings)))
    return () => started(import('./measurement.ts').then((code) => code.pauseMeasurement(settings.id, true)))
  }, [settings])
  useEffect(() => started(import('./measurement.ts').then((code) => code.measurePage(routeAt(path)))), [path])
  return null
}
