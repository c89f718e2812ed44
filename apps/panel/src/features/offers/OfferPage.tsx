import { ApiError, type Answer } from '@vendor-panel/sdk'
import { Banner, Button, Heading, Skeleton, Stack, Text } from '@vendor-panel/ui'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import { useApi } from '../../shared/api.ts'
import { PageNotice } from '../../shared/PageNotice.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'
import { OfferText } from './OfferText.tsx'
import * as styles from './offer-page.css.ts'

type Offer = Answer<'getOffer'>['data']
type Read = { status: 'loading' } | { status: 'failed' } | { status: 'unknown' } | { status: 'ready'; offer: Offer }

/** The page of the link in a couple's mail: the offer, which it accepts or declines (LEAD-50). */
export function OfferPage() {
  const { offerToken = '' } = useParams()
  const intl = useIntl()
  const api = useApi()
  const [read, setRead] = useState<Read>({ status: 'loading' })
  const load = useCallback(
    () =>
      api.getOffer({ path: { offerToken } }).then(
        ({ data }) => setRead({ status: 'ready', offer: data }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          setRead(error.status === 404 || error.status === 422 ? { status: 'unknown' } : { status: 'failed' })
        },
      ),
    [api, offerToken],
  )
  useEffect(() => void load(), [load])
  if (read.status === 'unknown')
    return (
      <PageNotice level={1} title={intl.formatMessage({ id: 'offers.page.gone.title' })}>
        {intl.formatMessage({ id: 'offers.page.gone.body' })}
      </PageNotice>
    )
  if (read.status === 'failed')
    return (
      <PageNotice
        level={1}
        title={intl.formatMessage({ id: 'offers.page.failed' })}
        action={<Button onPress={() => void load()}>{intl.formatMessage({ id: 'app.retry' })}</Button>}
      >
        {intl.formatMessage({ id: 'app.failed' })}
      </PageNotice>
    )
  if (read.status === 'loading')
    return (
      <Stack gap="lg" className={styles.page} aria-busy>
        <Skeleton width="sm" />
        <Skeleton shape="title" width="md" />
        <Skeleton shape="block" />
      </Stack>
    )
  const { offer } = read
  return (
    <Stack gap="lg" className={styles.page}>
      <Stack gap="xs">
        <span className={styles.provider}>
          <bdi>{offer.provider.name}</bdi>
        </span>
        <Heading level={1} tabIndex={-1}>
          <bdi>{intl.formatMessage({ id: 'offers.page.for' }, { couple: offer.coupleName })}</bdi>
        </Heading>
      </Stack>
      <OfferState offer={offer} />
      <OfferText offer={offer} />
      <OfferAnswer token={offerToken} offer={offer} onAnswer={(answered) => setRead({ status: 'ready', offer: answered })} onStale={load} />
    </Stack>
  )
}

/** The result of the offer; nothing while it is open. */
function OfferState({ offer: { state, provider, validUntil } }: { offer: Offer }) {
  const intl = useIntl()
  if (state === 'sent') return null
  const day = intl.formatDate(validUntil, { calendar: 'gregory', timeZone: 'UTC', dateStyle: 'long' })
  return (
    <Banner tone={state === 'accepted' ? 'positive' : 'neutral'} isLive>
      <Text>{intl.formatMessage({ id: `offers.page.state.${state}` }, { provider: provider.name, day })}</Text>
    </Banner>
  )
}
