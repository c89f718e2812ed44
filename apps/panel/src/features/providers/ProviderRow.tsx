import type { components } from '@vendor-panel/contract'
import { Bdi, ButtonLink, Heading, Inline, Link, ListRow, StatusTag, Text } from '@vendor-panel/ui'
import { CirclePause, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../shared/paths.ts'
import { useFormat } from '../../shared/use-format.ts'

type Provider = components['schemas']['Provider']

/** One provider: where it is, its package and the last day of it, and what is wrong with its page (PROV-06, PROV-33). */
export function ProviderRow({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const { id: providerId, name, category, city, district, onHold, isMissingData } = provider
  const place = district ? intl.formatMessage({ id: 'providers.place' }, { district: district.name, city: city.name }) : city.name
  return (
    <ListRow
      actions={
        isMissingData && (
          <ButtonLink
            size="sm"
            href={paths.providerInfo({ providerId, tab: 'budget' })}
            aria-label={intl.formatMessage({ id: 'providers.addMissingOf' }, { provider: name })}
          >
            {intl.formatMessage({ id: 'providers.addMissing' })}
          </ButtonLink>
        )
      }
    >
      <Inline gap="sm">
        <Heading level={2} size="body">
          <Link variant="standalone" href={paths.providerInfo({ providerId })}>
            <Bdi>{name}</Bdi>
          </Link>
        </Heading>
        {onHold && (
          <StatusTag tone="caution" icon={CirclePause}>
            {intl.formatMessage({ id: 'providers.onHold' })}
          </StatusTag>
        )}
        {isMissingData && (
          <StatusTag tone="caution" icon={TriangleAlert}>
            {intl.formatMessage({ id: 'providers.missingData' })}
          </StatusTag>
        )}
      </Inline>
      <Inline gap="sm">
        <Text tone="muted">
          <Bdi>{`${category.name} · ${place}`}</Bdi>
        </Text>
        <Text tone="muted">
          <Product provider={provider} />
        </Text>
      </Inline>
    </ListRow>
  )
}

function Product({ provider: { providerFilter, productFeatures } }: { provider: Provider }) {
  const intl = useIntl()
  const format = useFormat()
  if (!providerFilter || !productFeatures) return intl.formatMessage({ id: 'providers.noProduct' })
  return intl.formatMessage(
    { id: 'providers.product' },
    { product: providerFilter.listingProductName, date: format.day(productFeatures.productDateEnd) },
  )
}
