import { Button, ButtonLink, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { AuthCard } from '../../shared/AuthCard.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session.ts'

/** The link is for an account, and a user is signed in, who decides (AMB-19). */
export function SignedIn({ title, name }: { title: string; name: string }) {
  const intl = useIntl()
  const session = useSession()
  const [address] = useLocation()
  return (
    <AuthCard title={title} intro={intl.formatMessage({ id: 'recovery.signedIn' }, { name })}>
      <Stack gap="sm">
        <Button variant="primary" isFullWidth onPress={() => session.exitTo(address)}>
          {intl.formatMessage({ id: 'recovery.signOut' })}
        </Button>
        <ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'recovery.stay' })}</ButtonLink>
      </Stack>
    </AuthCard>
  )
}
