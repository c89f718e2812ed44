import { socialStep } from '@vendor-panel/domain'
import { Banner, Button, Stack, Text } from '@vendor-panel/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiError, type VendorApi } from '@vendor-panel/sdk'
import { useIntl } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import { useApi } from '../../shared/api.ts'
import { refusalText } from '../../shared/refusal-text.ts'
import { useSession } from '../../shared/session.ts'
import { socialNames, type SocialType } from '../../shared/social-types.ts'
import { endVisit, startVisit, type SocialReturn } from '../../shared/social-visit.ts'

/** Without a proof it answers the address of the service's page; with one, the id of a session (AUTH-17, AUTH-18, AUTH-20). */
function signInWith(api: VendorApi, type: SocialType, proof?: NonNullable<SocialReturn['proof']>) {
  const userType = 'customer'
  if (!proof) {
    const body = { userType } as const
    if (type === 'google') return api.createGoogleAccessToken({ body })
    return type === 'facebook' ? api.createFacebookAccessToken({ body }) : api.createInstagramAccessToken({ body })
  }
  const { token, state, issuer } = proof
  if (type === 'facebook') return api.createFacebookAccessToken({ body: { userType, state, accessToken: token } })
  const body = { userType, state, code: token } as const
  return type === 'google'
    ? api.createGoogleAccessToken({ body: { ...body, ...(issuer !== undefined && { issuer }) } })
    : api.createInstagramAccessToken({ body })
}

type SocialSignInProps = {
  /** The service to go to; null where the browser returns from one. */
  type: SocialType | null
  onClose: () => void
  /** Of stories: they cannot leave their page. */
  goTo?: (url: string) => void
}

/** Goes to the page of a service, or continues after it (AUTH-04, AUTH-18, AUTH-19). */
export function SocialSignIn({ type, onClose, goTo }: SocialSignInProps) {
  const intl = useIntl()
  const api = useApi()
  const session = useSession()
  const [path, navigate] = useLocation()
  const redirectUrl = new URLSearchParams(useSearch()).get('redirectUrl')
  const [problem, setProblem] = useState<string | null>(null)
  const isClosed = useRef(false)
  /** Whether the browser leaves for the service. */
  const leave = async (service: SocialType) => {
    const answer = await signInWith(api, service)
    // Another way was chosen in the meantime.
    if (isClosed.current) return true
    return startVisit(answer, { type: service, purpose: 'sign-in', redirectUrl }, goTo)
  }
  /** Whether there is a session. */
  const completeSignIn = async () => {
    const visit = endVisit('sign-in')
    // Neither the address bar nor the history keeps the code; the requested page is opened by the guard.
    const goal = visit?.redirectUrl ?? null
    navigate(goal === null ? path : `${path}?redirectUrl=${encodeURIComponent(goal)}`, { replace: true })
    if (!visit?.proof) return false
    const step = socialStep(await signInWith(api, visit.type, visit.proof))
    if (step.step === 'session') await session.open({ accessToken: { id: step.accessTokenId } })
    return step.step === 'session'
  }
  const run = () =>
    (type ? leave(type) : completeSignIn()).then(
      (isDone) => {
        if (!isDone) setProblem(intl.formatMessage({ id: 'auth.social.failed' }))
      },
      (error: unknown) => {
        setProblem(
          isApiError(error) ? refusalText(error, (id) => intl.formatMessage({ id })) : intl.formatMessage({ id: 'auth.social.failed' }),
        )
        if (!isApiError(error)) throw error
      },
    )
  const begin = useEffectEvent(run)
  useEffect(() => {
    isClosed.current = false
    void begin()
    return () => void (isClosed.current = true)
  }, [])
  // Going back from the service, the browser may show the page as it was left: on the way there.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && close()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return (
    <Stack gap="lg">
      {problem === null ? (
        <Text role="status">
          {type
            ? intl.formatMessage({ id: 'auth.social.leaving' }, { name: socialNames[type] })
            : intl.formatMessage({ id: 'auth.social.returning' })}
        </Text>
      ) : (
        <Banner tone="critical" isLive>
          {problem}
        </Banner>
      )}
      {problem !== null && type && (
        <Button
          isFullWidth
          onPress={() => {
            setProblem(null)
            void run()
          }}
        >
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      )}
      <Button variant="quiet" isFullWidth onPress={onClose}>
        {intl.formatMessage({ id: 'auth.social.otherWay' })}
      </Button>
    </Stack>
  )
}
