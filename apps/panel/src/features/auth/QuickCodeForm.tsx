import { parseCode, requiredProblems, verificationCodeProblems } from '@vendor-panel/domain'
import { Button, CodeField, Stack, Text, TextField } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { useSession } from '../../shared/session.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The last request: for whom, and until when it is valid and no other is sent. */
type Request = { username: string; endsAt: number }

type QuickCodeFormProps = { username: string; onClose: () => void }

/** Sign-in with a six-digit code by mail or SMS (AUTH-03, AUTH-21): first the name, then the code. */
export function QuickCodeForm({ username, onClose }: QuickCodeFormProps) {
  const intl = useIntl()
  const api = useApi()
  const [name, setName] = useState(username)
  const [request, setRequest] = useState<Request | null>(null)
  const send = async (typed: string) => {
    const { data } = await api.createQuickCode({ body: { username: typed } })
    setRequest({ username: typed, endsAt: Date.now() + data.resendIn * 1_000 })
  }
  return (
    <Stack gap="lg">
      {request ? (
        <EnterCode key={request.endsAt} request={request} onAgain={send} onOtherName={() => setRequest(null)} />
      ) : (
        <RequestCode name={name} onName={setName} onSend={send} />
      )}
      <Button variant="quiet" isFullWidth onPress={onClose}>
        {intl.formatMessage({ id: 'auth.code.password' })}
      </Button>
    </Stack>
  )
}

type RequestCodeProps = { name: string; onName: (name: string) => void; onSend: (name: string) => Promise<void> }

function RequestCode({ name, onName, onSend }: RequestCodeProps) {
  const intl = useIntl()
  const form = useForm({
    initial: { username: name },
    check: requiredProblems,
    sentences: { required: 'auth.required' },
    send: ({ username }) => {
      onName(username)
      return onSend(username.trim())
    },
    refusal: refusalErrors,
    focusAfterRefusal: 'username',
  })
  return (
    <Form form={form}>
      <Text tone="muted">{intl.formatMessage({ id: 'auth.code.intro' })}</Text>
      <TextField
        label={intl.formatMessage({ id: 'auth.signIn.username' })}
        autoComplete="username"
        spellCheck="false"
        autoFocus
        {...form.field('username')}
      />
      <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
        {intl.formatMessage({ id: 'auth.code.send' })}
      </Button>
    </Form>
  )
}

type EnterCodeProps = { request: Request; onAgain: (name: string) => Promise<void>; onOtherName: () => void }

function EnterCode({ request: { username, endsAt }, onAgain, onOtherName }: EnterCodeProps) {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  const secondsLeft = useSecondsLeft(endsAt)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => verificationCodeProblems(code),
    sentences: { required: 'auth.required' },
    send: async ({ code }) => session.open(await api.verifyQuickCode({ body: { username, code: parseCode(code) ?? code } })),
    refusal: refusalErrors,
    focusAfterRefusal: 'code',
  })
  const again = useForm({ initial: {}, send: () => onAgain(username), refusal: refusalErrors })
  return (
    <>
      <Form form={form}>
        <Text tone="muted" role="status">
          {intl.formatMessage({ id: 'auth.code.sent' }, { name: <bdi>{username}</bdi> })}
        </Text>
        <CodeField
          label={intl.formatMessage({ id: 'auth.code.code' })}
          autoFocus
          isComplete={(text) => parseCode(text) !== null}
          onComplete={form.submit}
          {...form.field('code')}
        />
        <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
          {intl.formatMessage({ id: 'auth.signIn.submit' })}
        </Button>
      </Form>
      <Form form={again}>
        <Text size="sm" tone="muted">
          {intl.formatMessage({ id: secondsLeft > 0 ? 'auth.code.wait' : 'auth.code.expired' }, { seconds: secondsLeft })}
        </Text>
        <Button type="submit" isFullWidth isDisabled={secondsLeft > 0} isPending={again.isPending}>
          {intl.formatMessage({ id: 'auth.code.again' })}
        </Button>
        <Button variant="quiet" isFullWidth onPress={onOtherName}>
          {intl.formatMessage({ id: 'auth.code.otherName' })}
        </Button>
      </Form>
    </>
  )
}
