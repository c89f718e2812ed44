import { Banner, ButtonLink, Page, Stack, Text } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearch } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { VerifyContactForm, type VerifiedContact } from '../../shared/VerifyContactForm.tsx'

/** Verifies an e-mail address by the link of a mail, or a phone number by the code of an SMS; signed in or not (AUTH-01). */
export function VerifyContactPage() {
  const intl = useIntl()
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const [verified, setVerified] = useState<VerifiedContact | null>(null)
  return (
    <Page title={intl.formatMessage({ id: 'contacts.verify.title' })} width="narrow">
      {verified ? (
        <Stack gap="lg" align="start">
          <Banner tone="positive" isLive>
            {intl.formatMessage({ id: 'contacts.verify.done' }, { value: <bdi>{verified.value}</bdi> })}
          </Banner>
          <ButtonLink variant="primary" href={paths.home()}>
            {intl.formatMessage({ id: 'contacts.verify.continue' })}
          </ButtonLink>
        </Stack>
      ) : key === '' ? (
        <Text tone="muted">{intl.formatMessage({ id: 'contacts.verify.noKey' })}</Text>
      ) : (
        <VerifyContactForm key={key} verificationKey={key} onVerified={setVerified} />
      )}
    </Page>
  )
}
