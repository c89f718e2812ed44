import { Banner, Button, Link, Stack, Text } from '@vendor-panel/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AuthCard } from './AuthCard.tsx'
import { Form, type FormProps } from './form/Form.tsx'
import { paths } from './paths.ts'

type RequestCardProps = {
  form: FormProps['form'] & { isPending: boolean }
  isSent: boolean
  title: string
  intro: string
  /** The same whether there is such a user or not. */
  done: string
  children: ReactNode
}

/** A request whose answer reveals nothing about the account (AUTH-27). */
export function RequestCard({ form, isSent, title, intro, done, children }: RequestCardProps) {
  const intl = useIntl()
  return (
    <AuthCard title={title} intro={intro}>
      <Stack gap="lg">
        {isSent && (
          <Banner tone="positive" isLive>
            {done}
          </Banner>
        )}
        <Form form={form}>
          {children}
          <Button type="submit" variant="primary" isFullWidth isPending={form.isPending}>
            {intl.formatMessage({ id: isSent ? 'recovery.sendAgain' : 'recovery.send' })}
          </Button>
        </Form>
        <BackToSignIn />
      </Stack>
    </AuthCard>
  )
}

export function BackToSignIn() {
  const intl = useIntl()
  return (
    <Text size="sm">
      <Link variant="standalone" href={paths.login()}>
        {intl.formatMessage({ id: 'recovery.back' })}
      </Link>
    </Text>
  )
}
