/** A sign-in at another service: from the address of its page to the person's id there. */
import { instantText } from '../platform/clock.ts'
import type { PublicContext, VendorUser } from '../platform/contract/context.ts'
import { Refusal } from '../platform/contract/refusal.ts'
import { hashOf, newSocialSecret, newSocialState } from '../platform/session/token.ts'
import { returnPaths } from '../platform/social/redirect-targets.ts'
import type { SocialProof, SocialProvider, SocialRequest, SocialType } from '../platform/social/social-provider.ts'
import { insertSocialRequest, takeSocialRequest } from './social.queries.ts'

type AnyContext = Pick<PublicContext, 'db' | 'now' | 'origin' | 'social' | 'log'>
type Connecting = Pick<VendorUser, 'customerId' | 'id'>

const requestMinutes = 10

export function requireSocialProvider({ social }: Pick<AnyContext, 'social'>, type: SocialType): SocialProvider {
  const provider = social[type]
  if (!provider) throw new Refusal(422, 'social_provider_off')
  return provider
}

export interface StartedRequest {
  request: SocialRequest
  authUrl: string
}

/** A new request and the address of the service's page; null if the service cannot be reached. It asks the service: outside of transactions. */
export async function startSocialRequest(
  { origin, log }: AnyContext,
  provider: SocialProvider,
  type: SocialType,
  purpose: keyof typeof returnPaths,
): Promise<StartedRequest | null> {
  const redirectUri = `${origin}${returnPaths[purpose][type]}`
  const request = { redirectUri, state: newSocialState(), verifier: newSocialSecret(), nonce: newSocialSecret() }
  try {
    return { request, authUrl: await provider.authUrl(request) }
  } catch (error) {
    log.warn({ type, reason: String(error) }, 'a service for sign-in cannot be reached')
    return null
  }
}

export async function storeSocialRequest({ db, now }: AnyContext, type: SocialType, { request }: StartedRequest, user?: Connecting) {
  await insertSocialRequest(db, {
    state_hash: hashOf(request.state),
    type,
    redirect_uri: request.redirectUri,
    verifier: request.verifier,
    nonce: request.nonce,
    customer_id: user?.customerId ?? null,
    customer_user_id: user?.id ?? null,
    expires_at: instantText(now().add({ minutes: requestMinutes })),
  })
}

/**
 * The request of a state, used up; null for an unknown, used or expired one, one of another service, and one that was started for
 * something else or by another user: no account is connected to a user who did not start it.
 */
export async function endSocialRequest(
  { db, now }: AnyContext,
  type: SocialType,
  state: string | undefined,
  user?: Connecting,
): Promise<SocialRequest | null> {
  if (state === undefined) return null
  const row = await takeSocialRequest(db, type, hashOf(state), now().toString())
  const isSameUser = row?.customer_id === (user?.customerId ?? null) && row.customer_user_id === (user?.id ?? null)
  return row && isSameUser ? { redirectUri: row.redirect_uri, state, verifier: row.verifier, nonce: row.nonce } : null
}

/** The person's id at the service; null if it does not accept the proof. It asks the service: outside of transactions. */
export async function findSocialId(
  { log }: AnyContext,
  provider: SocialProvider,
  type: SocialType,
  proof: SocialProof,
  request: SocialRequest,
): Promise<string | null> {
  try {
    return await provider.accountId(proof, request)
  } catch (error) {
    log.warn({ type, reason: error instanceof Error ? error.message : 'unknown' }, 'a service does not accept a sign-in')
    return null
  }
}
