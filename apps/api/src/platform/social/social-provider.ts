/** Services with whose accounts users sign in: the port that handlers use, and which services are on (AMB-15). */
import type { components } from '@vendor-panel/contract'
import { StartProblem } from '../db/start-problem.ts'
import { facebookProvider } from './facebook.ts'
import { googleProvider } from './google.ts'
import { instagramProvider } from './instagram.ts'

export type SocialType = components['schemas']['SocialType']

/** What a sign-in at a service carries from its start to its end. */
export interface SocialRequest {
  /** Where the service sends the browser back to. */
  redirectUri: string
  state: string
  /** Of PKCE (RFC 7636). */
  verifier: string
  nonce: string
}

/** What the redirect of a service brought: a code or a token, and the issuer where the service names it. */
export interface SocialProof {
  token: string
  issuer: string | undefined
}

export interface SocialProvider {
  /** Where its pages are: the panel follows no other address. */
  origin: string
  /** The address at which the person signs in. */
  authUrl(request: SocialRequest): Promise<string>
  /** The person's id at the service, from a proof that was made for this app. @throws if the service does not accept the proof. */
  accountId(proof: SocialProof, request: SocialRequest): Promise<string>
}

export type SocialProviders = Readonly<Partial<Record<SocialType, SocialProvider>>>

/** The key of a service, and the origin that replaces its own: for another issuer, and for tests. */
export interface SocialKey {
  id: string
  secret: string
  origin?: string | undefined
}

/** The variables of the environment. */
export interface SocialSettings {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_ISSUER?: string | undefined
  FACEBOOK_APP_ID?: string | undefined
  FACEBOOK_APP_SECRET?: string | undefined
  FACEBOOK_ORIGIN?: string | undefined
  INSTAGRAM_APP_ID?: string | undefined
  INSTAGRAM_APP_SECRET?: string | undefined
  INSTAGRAM_ORIGIN?: string | undefined
}

export type SocialKeys = Partial<Record<SocialType, SocialKey>>

/** @throws StartProblem with the variable that is wrong. */
export function socialKeysFrom(settings: SocialSettings): SocialKeys {
  const google = keyOf(settings, 'GOOGLE_CLIENT', 'GOOGLE_ISSUER')
  const facebook = keyOf(settings, 'FACEBOOK_APP', 'FACEBOOK_ORIGIN')
  const instagram = keyOf(settings, 'INSTAGRAM_APP', 'INSTAGRAM_ORIGIN')
  return { ...(google && { google }), ...(facebook && { facebook }), ...(instagram && { instagram }) }
}

function keyOf<Name extends 'GOOGLE_CLIENT' | 'FACEBOOK_APP' | 'INSTAGRAM_APP'>(
  settings: SocialSettings,
  name: Name,
  originName: keyof SocialSettings,
): SocialKey | undefined {
  const [id, secret, origin] = [settings[`${name}_ID`], settings[`${name}_SECRET`], settings[originName]]
  if (id === undefined && secret === undefined) return undefined
  if (!id || !secret) throw new StartProblem(`${name}_ID and ${name}_SECRET belong together: set both, or none.`)
  const url = origin === undefined ? undefined : URL.parse(origin)
  if (origin !== undefined && !/^https?:$/.test(url?.protocol ?? ''))
    throw new StartProblem(`${originName} is "${origin}", which is no address. Set it to one such as https://accounts.example.`)
  return { id, secret, origin }
}

export function socialProviders({ google, facebook, instagram }: SocialKeys): SocialProviders {
  return {
    ...(google && { google: googleProvider(google) }),
    ...(facebook && { facebook: facebookProvider(facebook) }),
    ...(instagram && { instagram: instagramProvider(instagram) }),
  }
}

/**
 * The page with the services that are on: the styles of the sign-in page show their buttons, which are part of the built HTML, so that
 * nothing moves when the code arrives (AMB-15).
 */
export function withSocial(html: string, social: SocialProviders): string {
  const types = Object.keys(social)
  // Pages for couples have no form to sign in.
  return types.length === 0 || !html.includes('<form') ? html : html.replace('<html', `<html data-ways="${types.join(' ')}"`)
}
