import { Page, Stack, TabLinks } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import { usePageTitle } from '../../shared/navigation.ts'
import { paths } from '../../shared/paths.ts'
import { useUser } from '../../shared/user.ts'
import { tabContents, tabsOf } from './settings-tabs.ts'

/** The settings as tabs; an unknown tab is the first one (SET-01, SET-02). */
export function SettingsPage() {
  const intl = useIntl()
  const tabs = tabsOf(useUser())
  const { tab: wanted } = useParams()
  const tab = tabs.find((one) => one === wanted) ?? tabs[0]!
  const settings = intl.formatMessage({ id: 'app.menu.settings' })
  const label = intl.formatMessage({ id: `account.tab.${tab}` })
  usePageTitle(intl.formatMessage({ id: 'account.pageTitle' }, { tab: label, settings }))
  const Content = tabContents[tab]
  return (
    <Page title={settings}>
      <Stack gap="xl">
        <TabLinks
          label={settings}
          links={tabs.map((one) => ({
            href: paths.settings({ tab: one }),
            label: intl.formatMessage({ id: `account.tab.${one}` }),
            isCurrent: one === tab,
          }))}
        />
        <Content key={tab} />
      </Stack>
    </Page>
  )
}
