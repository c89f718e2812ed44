import { useQuery } from '@tanstack/react-query'
import { query } from '@vendor-panel/sdk/query'
import { Bdi, Divider, EmptyState, Heading, Page, Stack, Text } from '@vendor-panel/ui'
import { Signature as SignatureIcon } from 'lucide-react'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { RowsSkeleton } from '../../shared/RowsSkeleton.tsx'
import { useUser, type SessionUser } from '../../shared/user.ts'
import { SignatureForm } from './SignatureForm.tsx'
import * as styles from './templates.css.ts'

/** The user's signature under mails to couples, one for each provider (TMPL-01, TMPL-04). */
export function SignaturesPage() {
  const intl = useIntl()
  const { providers } = useUser()
  return (
    <Page title={intl.formatMessage({ id: 'app.nav.signatures' })} width="form">
      {providers.length === 0 ? (
        <EmptyState icon={SignatureIcon} title={intl.formatMessage({ id: 'templates.signature.noProvider' })} />
      ) : (
        <Stack gap="md">
          <Text tone="muted">{intl.formatMessage({ id: 'templates.signature.intro' })}</Text>
          {providers.map((provider, index) => (
            <Fragment key={provider.id}>
              {index > 0 && <Divider />}
              <SignatureOf provider={provider} />
            </Fragment>
          ))}
        </Stack>
      )}
    </Page>
  )
}

/** The signature for one provider; a provider to which the user has no link of the own has none (TMPL-04). */
function SignatureOf({ provider }: { provider: SessionUser['providers'][number] }) {
  const intl = useIntl()
  const { customer } = useUser()
  const input = { path: { customerId: customer.id }, query: { providerId: provider.id } }
  const { data, error, refetch } = useQuery(query('getSignature', input))
  return (
    <section className={styles.signature} aria-labelledby={`signature-${provider.id}`}>
      <Stack gap="md">
        <Heading level={2} size="body" id={`signature-${provider.id}`}>
          <Bdi>{provider.name}</Bdi>
        </Heading>
        {data ? (
          <SignatureForm signature={data.data} provider={provider} />
        ) : error?.status === 404 ? (
          <Text tone="muted">{intl.formatMessage({ id: 'templates.signature.notLinked' })}</Text>
        ) : error ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )}
      </Stack>
    </section>
  )
}
