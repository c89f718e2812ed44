import type { PublicContext } from '../platform/contract/context.ts'
import type { Handlers, Outcome } from '../platform/contract/operation.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import type { SocialProof, SocialType } from '../platform/social/social-provider.ts'
import { clearTries, throttle } from '../platform/throttle/throttle.ts'
import { findActiveUser } from './impersonation.queries.ts'
import { accountKey, findSocialOwner } from './social.queries.ts'
import { endSocialRequest, findSocialId, requireSocialProvider, startSocialRequest, storeSocialRequest } from './social-request.ts'
import { signInAs } from './start-session.ts'
import { socialThrottle } from './throttles.ts'

export const socialSignInHandlers: Handlers<'createGoogleAccessToken' | 'createFacebookAccessToken' | 'createInstagramAccessToken'> = {
  createGoogleAccessToken: (context, { body: { code, state, issuer } }) => signInWith(context, 'google', code, { state, issuer }),
  createFacebookAccessToken: (context, { body: { accessToken, state } }) => signInWith(context, 'facebook', accessToken, { state }),
  createInstagramAccessToken: (context, { body: { code, state } }) => signInWith(context, 'instagram', code, { state }),
}

/** Without the proof of a redirect it starts a sign-in at the service; with it, the user who has connected this account is signed in. */
async function signInWith(
  context: PublicContext,
  type: SocialType,
  token: string | undefined,
  { state, issuer }: { state: string | undefined; issuer?: SocialProof['issuer'] },
): Promise<Outcome<'createGoogleAccessToken'>> {
  const provider = requireSocialProvider(context, type)
  await throttle(context, socialThrottle, context.address)
  const failed = new Refusal(422, 'social_sign_in_failed')
  if (token === undefined) {
    const started = await startSocialRequest(context, provider, type, 'signIn')
    if (!started) throw failed
    await storeSocialRequest(context, type, started)
    return { status: 200, body: { authUrl: started.authUrl } }
  }
  const request = await endSocialRequest(context, type, state)
  if (!request) throw failed
  const socialId = await findSocialId(context, provider, type, { token, issuer }, request)
  if (socialId === null) throw failed
  // By the service's id alone: the same e-mail address there and here does not prove the same person.
  const owner = await findSocialOwner(context.db, accountKey(type, socialId))
  const isActive =
    owner && (await context.inCustomer(owner.customer_id, (db) => findActiveUser(db, owner.customer_id, owner.customer_user_id)))
  if (!isActive) throw new Refusal(422, 'social_account_unknown')
  await clearTries(context, socialThrottle, context.address)
  const { accessToken } = await signInAs(context, { customerId: owner.customer_id, customerUserId: owner.customer_user_id })
  return { status: 200, body: { id: accessToken.id } }
}
