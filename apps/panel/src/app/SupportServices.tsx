import { supportLinks } from '@vendor-panel/domain'
import { RailButton, RailLink } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { panelFlags } from '../shared/panel-flags.ts'
import { useUser } from '../shared/user.ts'
import { hasLiveChat } from './has-live-chat.ts'

/** Help by other companies: the live chat on top of this page, and pages in a new tab (SHELL-10, SHELL-11, INT-11). */
export function SupportServices() {
  const intl = useIntl()
  const user = useUser()
  const flags = panelFlags(user.details.countryCode)
  const links = [
    { label: 'app.nav.remoteDesktop', href: supportLinks.remoteDesktop, isShown: true },
    { label: 'app.nav.whatsApp', href: supportLinks.whatsApp, isShown: flags.whatsAppHelp },
    { label: 'app.nav.tutorial', href: supportLinks.tutorial, isShown: flags.tutorialLink },
  ] as const
  return (
    <>
      {hasLiveChat(user) && (
        <li>
          <RailButton
            label={intl.formatMessage({ id: 'app.nav.liveChat' })}
            onClick={() => void import('./integrations/chat.ts').then((code) => code.openChat())}
          />
        </li>
      )}
      {links.map(
        ({ label, href, isShown }) =>
          isShown && (
            <li key={label}>
              <RailLink label={intl.formatMessage({ id: label })} href={href} target="_blank" />
            </li>
          ),
      )}
    </>
  )
}
