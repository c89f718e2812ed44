import { Button } from '@vendor-panel/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../shared/api.ts'
import { AuthCard } from '../../shared/AuthCard.tsx'
import { Form } from '../../shared/form/Form.tsx'
import { refusalErrors } from '../../shared/form/refusal-errors.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { startImpersonation } from '../../shared/impersonation.ts'
import { paths } from '../../shared/paths.ts'

/** The panel starts again, with another session. */
export const ImpersonatePage = () => <Impersonate goTo={(path) => location.assign(path)} />

/** Starts to act as a user by the key behind the hash. A press, not the visit, uses it: programs that check links open them too. */
export function Impersonate({ goTo }: { goTo: (path: string) => void }) {
  const intl = useIntl()
  const api = useApi()
  const [key] = useState(() => location.hash.slice(1))
  const form = useForm({
    initial: {},
    send: async () => {
      startImpersonation(await api.createImpersonation({ body: { key: key || '-' } }))
      goTo(paths.home())
    },
    refusal: refusalErrors,
  })
  return (
    <AuthCard title={intl.formatMessage({ id: 'impersonation.title' })} intro={intl.formatMessage({ id: 'impersonation.intro' })}>
      <Form form={form}>
        <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
          {intl.formatMessage({ id: 'impersonation.start' })}
        </Button>
      </Form>
    </AuthCard>
  )
}
