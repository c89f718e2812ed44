import { ButtonLink, EmptyState, Heading, Inline, Page, Stack, Text } from '@vendor-panel/ui'
import { CalendarDays, Store, Tag, Users, UtensilsCrossed } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import { useUser, type SessionUser } from '../../shared/user.ts'
import * as styles from './providers.css.ts'

type Provider = SessionUser['providers'][number]

/** The providers of the account, each with its pages (ROUTE-25, SHELL-13). */
export function ProvidersPage() {
  const intl = useIntl()
  const { providers } = useUser()
  return (
    <Page title={intl.formatMessage({ id: 'app.nav.providers' })}>
      {providers.length === 0 ? (
        <EmptyState icon={Store} title={intl.formatMessage({ id: 'providers.empty.title' })}>
          {intl.formatMessage({ id: 'providers.empty.body' })}
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {providers.map((provider) => (
            <li key={provider.id} className={styles.row}>
              <ProviderRow provider={provider} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

function ProviderRow({ provider: { id: providerId, name, category, city } }: { provider: Provider }) {
  const intl = useIntl()
  const id = useId()
  const links = [
    { id: 'prices', icon: Tag, href: paths.providerInfo({ providerId, tab: 'budget' }) },
    { id: 'menus', icon: UtensilsCrossed, href: paths.providerInfo({ providerId, tab: 'menus' }) },
    { id: 'capacity', icon: Users, href: paths.providerInfo({ providerId, tab: 'capacity' }) },
    { id: 'calendar', icon: CalendarDays, href: paths.providerCalendar({ providerId }) },
  ] as const
  return (
    <Stack gap="sm">
      <div>
        <Heading level={2} size="lg" id={id} dir="auto">
          {name}
        </Heading>
        <Text tone="muted">{`${category.name} · ${city}`}</Text>
      </div>
      <nav aria-labelledby={id}>
        <Inline gap="sm">
          {links.map((link) => (
            <ButtonLink key={link.id} size="sm" icon={link.icon} href={link.href}>
              {intl.formatMessage({ id: `providers.${link.id}` })}
            </ButtonLink>
          ))}
        </Inline>
      </nav>
    </Stack>
  )
}
