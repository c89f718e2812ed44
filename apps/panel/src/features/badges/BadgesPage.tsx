import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Heading, RowList, Stack, Text } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { ProviderPage } from '../../shared/provider/ProviderPage.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { BadgeRow } from './BadgeRow.tsx'

/** The badges of a provider: earned ones with picture and HTML to copy, the others with their progress (PROV-17, PROV-18). */
export const BadgesPage = () => (
  <ProviderPage entry="badges" isInformation>
    {({ id }) => <Badges providerId={id} />}
  </ProviderPage>
)

function Badges({ providerId }: { providerId: number }) {
  const intl = useIntl()
  const { data, isError, error, refetch } = useQuery(query('listProviderAwards', { query: { providerId } }))
  // Without read permission the page shows a message, and who can help.
  if (error?.status === 403 || error?.status === 404) throw error
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  const title = intl.formatMessage({ id: 'shared.provider.menu.badges' })
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>{title}</Heading>
        <Text tone="muted" isProse>
          {intl.formatMessage({ id: 'badges.body' })}
        </Text>
      </Stack>
      <RowList label={title} items={data.data}>
        {(award) => <BadgeRow award={award} />}
      </RowList>
    </Stack>
  )
}
