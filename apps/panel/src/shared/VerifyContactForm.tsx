import { needsVerificationCode, parseCode, verificationCodeProblems } from '@vendor-panel/domain'
import type { Answer, ApiError } from '@vendor-panel/sdk'
import { Button, CodeField, Text } from '@vendor-panel/ui'
import { useIntl, type IntlShape } from 'react-intl'
import { useApi } from './api.ts'
import { Form } from './form/Form.tsx'
import { refusalErrors } from './form/refusal-errors.ts'
import { useForm } from './form/use-form.ts'

export type VerifiedContact = Answer<'verifyContact'>['data']
type VerifyContactFormProps = { verificationKey: string; onVerified: (contact: VerifiedContact) => void }

/**
 * Verifies a contact by the key of its mail or SMS, and for a number by the code (AUTH-01). A press, not the visit, verifies: programs that
 * check the links of a mail open them too. Its texts are in the messages `contacts`.
 */
export function VerifyContactForm({ verificationKey, onVerified }: VerifyContactFormProps) {
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
        <CodeField
          label={intl.formatMessage({ id: 'contacts.verify.code' })}
          isComplete={(text) => parseCode(text) !== null}
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
