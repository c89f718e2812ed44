import { parseCode, requiredProblems, verificationCodeProblems } from '@vendor-panel/domain'
import { Button, CodeField, Stack, TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { AuthCard } from '../../shared/AuthCard.tsx'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useSession } from '../../shared/session.ts'
import { useUser } from '../../shared/user.ts'

/** The second step of a sign-in: a code of the authenticator app, or a recovery code (AUTH-26, AMB-17). */
export function TwoFactorPage() {
  const intl = useIntl()
  const session = useSession()
  const { name } = useUser()
  const [isRecovery, setRecovery] = useState(false)
  return (
    <AuthCard
      title={intl.formatMessage({ id: 'two-factor.step.title' })}
      intro={intl.formatMessage({ id: isRecovery ? 'two-factor.step.recoveryIntro' : 'two-factor.step.intro' }, { name })}
    >
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} />
      <Stack gap="sm">
        <Button isFullWidth onPress={() => setRecovery(!isRecovery)}>
          {intl.formatMessage({ id: isRecovery ? 'two-factor.step.useApp' : 'two-factor.step.useRecovery' })}
        </Button>
        <Button variant="quiet" isFullWidth onPress={session.exit}>
          {intl.formatMessage({ id: 'two-factor.step.exit' })}
        </Button>
      </Stack>
    </AuthCard>
  )
}

function CodeForm({ isRecovery }: { isRecovery: boolean }) {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (isRecovery ? requiredProblems({ code }) : verificationCodeProblems(code)),
    send: async ({ code }) => session.open(await api.verifyTwoFactor({ body: { code: parseCode(code) ?? code.trim() } })),
    // The fifth wrong code ends the session, and the guard shows the sign-in page.
    refusal: refusalErrors,
    focusAfterRefusal: 'code',
  })
  return (
    <Form form={form}>
      {isRecovery ? (
        <TextField
          label={intl.formatMessage({ id: 'two-factor.recoveryCode' })}
          description={intl.formatMessage({ id: 'two-factor.recoveryHelp' })}
          autoComplete="off"
          spellCheck="false"
          autoFocus
          {...form.field('code')}
        />
      ) : (
        <CodeField
          label={intl.formatMessage({ id: 'two-factor.code' })}
          autoFocus
          isComplete={(text) => parseCode(text) !== null}
          onComplete={form.submit}
          {...form.field('code')}
        />
      )}
      <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
        {intl.formatMessage({ id: 'two-factor.step.submit' })}
      </Button>
    </Form>
  )
}
