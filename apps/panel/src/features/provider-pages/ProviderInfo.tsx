import { Stack, TabLinks } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import { ProviderPage } from '../../shared/provider/ProviderPage.tsx'
import type { FeatureParts } from '../../shared/feature-parts.ts'
import { infoTabs, type InfoTab } from './info-tabs.ts'
import { PagePreview } from './PagePreview.tsx'
import * as styles from './provider-pages.css.ts'
import { TypedTexts } from './typed-texts.tsx'

const tabs = [...(Object.keys(infoTabs) as InfoTab[]), 'media'] as const

/** The info page of a provider: its tabs, and next to each the page as couples see it (ROUTE-26, ROUTE-28..33). */
export function ProviderInfo({ tab, MediaTab }: { tab: string | undefined; MediaTab: FeatureParts['MediaTab'] }) {
  const intl = useIntl()
  const current = tabs.find((one) => one === tab) ?? 'general'
  const Content = current === 'media' ? null : infoTabs[current]
  return (
    <ProviderPage
      entry="info"
      {...(!Content && { page: 'gallery' as const })}
      title={intl.formatMessage({ id: `provider-pages.tab.${current}` })}
      pathOf={(providerId) => paths.providerInfo({ providerId, tab: current })}
    >
      {(provider, canWrite) => (
        <Stack gap="xl">
          <TabLinks
            label={intl.formatMessage({ id: 'provider-pages.tabs' })}
            links={tabs.map((one) => ({
              href: paths.providerInfo({ providerId: provider.id, tab: one }),
              label: intl.formatMessage({ id: `provider-pages.tab.${one}` }),
              isCurrent: one === current,
            }))}
          />
          {Content ? (
            <TypedTexts key={current}>
              <div className={styles.columns}>
                <div className={styles.content}>
                  <Content provider={provider} canWrite={canWrite} />
                </div>
                <PagePreview provider={provider} />
              </div>
            </TypedTexts>
          ) : (
            <MediaTab provider={provider} />
          )}
        </Stack>
      )}
    </ProviderPage>
  )
}
