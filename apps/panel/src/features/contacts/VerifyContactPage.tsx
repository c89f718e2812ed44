import { needsVerificationCode, parseCode, verificationCodeProblems } from '@vendor-panel/domain'
import type { Answer, ApiError } from '@vendor-panel/sdk'
import { Banner, Button, ButtonLink, Page, Stack, Text, TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useSearch } from 'wouter'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { paths } from '../../shared/paths.ts'

type Verified = Answer<'verifyContact'>['data']

/** Verifies an e-mail address by the link of a mail, or a phone number by the code of an SMS; signed in or not (AUTH-01). */
export function VerifyContactPage() {
  const intl = useIntl()
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const [verified, setVerified] = useState<Verified | null>(null)
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
        <VerifyForm key={key} verificationKey={key} onVerified={setVerified} />
      )}
    </Page>
  )
}

/** A press, not the visit, verifies: programs that check the links of a mail open them too. */
function VerifyForm({ verificationKey, onVerified }: { verificationKey: string; onVerified: (contact: Verified) => void }) {
  const intl = useIntl()
  const api = useApi()
  const isSms = needsVerificationCode(verificationKey)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (isSms ? verificationCodeProblems(code) : []),
    send: async ({ code }) => {
      const digits = parseCode(code)
      const { data } = await api.verifyContact({ path: { verificationKey }, body: digits === null ? {} : { code: digits } })
      onVerified(data)
    },
    refusal: (error, names) => ownRefusal(error, intl) ?? refusalErrors(error, names, intl),
  })
  return (
    <Form form={form}>
      <Text tone="muted">{intl.formatMessage({ id: isSms ? 'contacts.verify.phone' : 'contacts.verify.email' })}</Text>
      {isSms && (
        <TextField
          label={intl.formatMessage({ id: 'contacts.verify.code' })}
          inputMode="numeric"
          autoComplete="one-time-code"
          type="tel"
          {...form.field('code')}
        />
      )}
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {intl.formatMessage({ id: 'contacts.verify.submit' })}
      </Button>
    </Form>
  )
}

function ownRefusal({ status }: ApiError, intl: IntlShape) {
  if (status !== 404 && status !== 409) return null
  return { fields: [], summary: [intl.formatMessage({ id: status === 404 ? 'contacts.verify.invalid' : 'contacts.verify.taken' })] }
}
