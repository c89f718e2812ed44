import type { SessionUser } from '../../shared/user.ts'
import { loadScript } from './load-script.ts'
import type { IntegrationSettings } from './settings.ts'

type Command = readonly [action: 'set' | 'do', name: string, value?: unknown]
declare global {
  // The commands of Crisp's chat: a list until its script takes them over.
  var $crisp: { push: (command: Command) => unknown } | undefined
  var CRISP_WEBSITE_ID: string | undefined
}

/** What the person in the chat sees about the user: company, e-mail, name, phone, account manager and user id (INT-03, INT-13). */
export function chatIdentity(user: Pick<SessionUser, 'id' | 'name' | 'email' | 'customer'>, phone: string | null): Command[] {
  const { name: company, accountManager } = user.customer
  return [
    ['set', 'user:company', [company]],
    ...(user.email === null ? [] : [['set', 'user:email', [user.email]] as const]),
    ['set', 'user:nickname', [user.name]],
    ...(phone === null ? [] : [['set', 'user:phone', [phone]] as const]),
    [
      'set',
      'session:data',
      [[...(accountManager === null ? [] : [['account_manager', accountManager.email]]), ['user_id', String(user.id)]]],
    ],
  ]
}

/** Loads the chat and passes the user to it. Its button is ours: Live chat in the sidebar. */
export function startChat(settings: NonNullable<IntegrationSettings['chat']>, identity: readonly Command[]): Promise<void> {
  globalThis.CRISP_WEBSITE_ID = settings.id
  const commands: Command[] = []
  globalThis.$crisp ??= commands
  for (const command of identity) globalThis.$crisp.push(command)
  return loadScript(`${settings.origin}/l.js`)
}

export const openChat = (): void => void globalThis.$crisp?.push(['do', 'chat:open'])
