import type { ComponentType } from 'react'
import { lazily } from '../../shared/lazily.tsx'
import type { Provider } from '../../shared/provider/ProviderPage.tsx'
import { withMessages } from '../../shared/with-messages.ts'
import { AboutTab } from './AboutTab.tsx'

export type InfoTabProps = { provider: Provider; canWrite: boolean }

/** The tabs of the info page that describe a provider, in their order (ROUTE-26). Each but the largest text is loaded when it is opened. */
export const infoTabs = {
  general: lazily(() => import('./GeneralTab.tsx').then((code) => code.GeneralTab)),
  about: AboutTab,
  contact: lazily(withMessages(['field'], () => import('./ContactTab.tsx').then((code) => code.ContactTab))),
  location: lazily(withMessages(['field'], () => import('./LocationTab.tsx').then((code) => code.LocationTab))),
  social: lazily(withMessages(['field'], () => import('./SocialTab.tsx').then((code) => code.SocialTab))),
} satisfies Record<string, ComponentType<InfoTabProps>>

export type InfoTab = keyof typeof infoTabs
