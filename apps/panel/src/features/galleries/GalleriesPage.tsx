import { ButtonLink, EmptyState, Heading, Link, ListRow, Select, Stack, Text } from '@vendor-panel/ui'
import { Images } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { useUrlFilters } from '../../shared/list/use-url-filters.ts'
import { paths } from '../../shared/paths.ts'
import { useUser } from '../../shared/user.ts'
import { Cover } from './Cover.tsx'
import { useTagText } from './gallery-form.ts'
import { galleryFilters } from './galleries-url.ts'
import * as styles from './galleries.css.ts'

/** The galleries of all providers of the user (ROUTE-37, GAL-01). Each opens in the organiser of its provider (AMB-07). */
export function GalleriesPage() {
  const intl = useIntl()
  const { providers } = useUser()
  const [filters, setFilters] = useUrlFilters(galleryFilters)
  const list = usePages('listGalleries', { query: filters })
  const tagText = useTagText()
  const chosen = filters.providerIds?.[0]
  return (
    <ListPage
      title={intl.formatMessage({ id: 'app.nav.galleries' })}
      list={list}
      count={(total) => intl.formatMessage({ id: 'galleries.count' }, { count: total })}
      filters={
        providers.length > 1 && (
          <div className={styles.filter}>
            <Select
              label={intl.formatMessage({ id: 'galleries.provider' })}
              options={[
                { value: '', label: intl.formatMessage({ id: 'galleries.allProviders' }) },
                ...providers.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value={String(chosen ?? '')}
              onChange={(value) => setFilters(value === '' ? {} : { providerIds: [Number(value)] })}
            />
          </div>
        )
      }
      empty={
        <EmptyState
          icon={Images}
          title={intl.formatMessage({ id: 'galleries.empty.title' })}
          actions={providers
            .filter(({ id }) => chosen === undefined || id === chosen)
            .slice(0, 5)
            .map(({ id, name }) => (
              <ButtonLink key={id} href={paths.providerGallery({ providerId: id })}>
                {intl.formatMessage({ id: 'galleries.open' }, { provider: name })}
              </ButtonLink>
            ))}
        >
          {intl.formatMessage({ id: 'galleries.empty.body' })}
        </EmptyState>
      }
    >
      {(gallery) => (
        <ListRow>
          <div className={styles.row}>
            <Cover gallery={gallery} />
            <Stack gap="xs">
              <Heading level={2} size="body">
                <Link variant="standalone" href={paths.providerGallery({ providerId: gallery.providerId, galleryId: gallery.id })}>
                  <bdi>{gallery.name}</bdi>
                </Link>
              </Heading>
              <Text tone="muted">
                <bdi>{providers.find(({ id }) => id === gallery.providerId)?.name}</bdi>
                {' · '}
                {intl.formatMessage({ id: 'galleries.media' }, { count: gallery.mediaCount })}
              </Text>
              <Text size="sm" tone="muted">
                {tagText(gallery)}
              </Text>
            </Stack>
          </div>
        </ListRow>
      )}
    </ListPage>
  )
}
