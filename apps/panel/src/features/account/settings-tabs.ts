import type { ComponentType } from 'react'
import { lazily } from '../../shared/lazily.tsx'
import { withMessages } from '../../shared/with-messages.ts'

/** The tabs in their order. Each is loaded when it is opened (SET-02). */
export const tabContents = {
  account: lazily(withMessages(['shared.subscription'], () => import('./AccountTab.tsx').then((code) => code.AccountTab))),
  personal: lazily(
    withMessages(['account.person', 'shared.file', 'field'], () => import('./PersonalTab.tsx').then((code) => code.PersonalTab)),
  ),
  contact: lazily(withMessages(['contacts'], () => import('./ContactTab.tsx').then((code) => code.ContactTab))),
  password: lazily(() => import('./PasswordTab.tsx').then((code) => code.PasswordTab)),
  preferences: lazily(withMessages(['app.account', 'app.push'], () => import('./PreferencesTab.tsx').then((code) => code.PreferencesTab))),
  agreements: lazily(withMessages(['account.agreements'], () => import('./AgreementsTab.tsx').then((code) => code.AgreementsTab))),
  audit: lazily(withMessages(['account.audit', 'shared.csv'], () => import('./AuditTab.tsx').then((code) => code.AuditTab))),
  webhooks: lazily(withMessages(['account.developers'], () => import('./WebhooksTab.tsx').then((code) => code.WebhooksTab))),
  'api-keys': lazily(withMessages(['account.developers'], () => import('./ApiKeysTab.tsx').then((code) => code.ApiKeysTab))),
} satisfies Record<string, ComponentType>

export type SettingsTab = keyof typeof tabContents

const forManagers: readonly SettingsTab[] = ['audit', 'webhooks', 'api-keys']

/** The tabs of a user: only account managers read the audit log, and let other programs in. */
export const tabsOf = ({ canManage }: { canManage: boolean }): SettingsTab[] =>
  (Object.keys(tabContents) as SettingsTab[]).filter((tab) => canManage || !forManagers.includes(tab))
