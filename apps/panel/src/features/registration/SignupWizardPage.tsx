import { Banner, ButtonLink, Inline, Skeleton, Stack } from '@vendor-panel/ui'
import { useIntl } from 'react-intl'
import { useParams } from 'wouter'
import { useApi } from '../../shared/api.ts'
import { AuthCard } from '../../shared/AuthCard.tsx'
import { lazilyNeeded } from '../../shared/lazily.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { paths } from '../../shared/paths.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { withMessages } from '../../shared/with-messages.ts'
import { readWizard, type SavedWizard } from './wizard.ts'

const SignupStart = lazilyNeeded(
  withMessages(['recovery', 'registration.start'], () => import('./SignupStart.tsx').then((code) => code.SignupStart)),
)
const Wizard = lazilyNeeded<{ hash: string; initial: SavedWizard }>(
  withMessages(['auth', 'auth.renew', 'field', 'shared.file'], () => import('./Wizard.tsx').then((code) => code.Wizard)),
)

/** The registration behind a mailed link; it continues where it was left, on any device (WIZ-01, WIZ-05). Without a link, its start. */
export function SignupWizardPage() {
  const { hash } = useParams()
  return hash === undefined ? <SignupStart /> : <LinkedWizard key={hash} hash={hash} />
}

function LinkedWizard({ hash }: { hash: string }) {
  const intl = useIntl()
  const api = useApi()
  const { state, retry } = useLoaded(async () => {
    // The steps are loaded while they are read.
    const [saved] = await Promise.all([readWizard(api, hash), Wizard.preload()])
    return saved
  })
  if (state.status === 'loaded') return <Wizard hash={hash} initial={state.value} />
  return (
    <AuthCard title={intl.formatMessage({ id: 'registration.title' })} intro={intl.formatMessage({ id: 'registration.intro' })}>
      {state.status === 'missing' ? (
        <UsedLink />
      ) : state.status === 'failed' ? (
        <LoadFailed onRetry={retry} />
      ) : (
        <Stack gap="lg">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </AuthCard>
  )
}

/** An unknown, expired or used link (WIZ-06). */
function UsedLink() {
  const intl = useIntl()
  return (
    <Stack gap="lg">
      <Banner tone="caution" isLive>
        {intl.formatMessage({ id: 'registration.used' })}
      </Banner>
      <Inline gap="sm">
        <ButtonLink variant="primary" href={paths.login()}>
          {intl.formatMessage({ id: 'registration.signIn' })}
        </ButtonLink>
        <ButtonLink href={paths.signupWizard()}>{intl.formatMessage({ id: 'registration.again' })}</ButtonLink>
      </Inline>
    </Stack>
  )
}
