import type { Configuration } from 'openid-client'
import type { SocialKey, SocialProvider } from './social-provider.ts'

const timeoutSeconds = 10
/** Without encryption only where no network is between: the provider of the demo. */
const isOnThisMachine = (issuer: string) => /^http:\/\/localhost(:\d+)?(\/|$)/.test(issuer)

/**
 * Google, or another OpenID provider that replaces it: the code flow with PKCE, state and nonce (AUTH-18, AUTH-19). Only the id of the
 * person is read, not the e-mail address.
 */
export function googleProvider({ id, secret, origin: issuer = 'https://accounts.google.com' }: SocialKey): SocialProvider {
  // Loaded at the first sign-in, as is what the issuer publishes about itself; a failed attempt is repeated by the next one.
  const load = async () => {
    const client = await import('openid-client')
    const auth = client.ClientSecretPost(secret)
    const options = { timeout: timeoutSeconds, ...(isOnThisMachine(issuer) && { execute: [client.allowInsecureRequests] }) }
    return { client, config: await client.discovery(new URL(issuer), id, {}, auth, options) }
  }
  let loading: ReturnType<typeof load> | undefined
  const loaded = (): Promise<{ client: typeof import('openid-client'); config: Configuration }> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    origin: new URL(issuer).origin,
    async authUrl({ redirectUri, state, verifier, nonce }) {
      const { client, config } = await loaded()
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return url.href
    },
    async accountId({ token: code, issuer: from }, { redirectUri, state, verifier, nonce }) {
      const { client, config } = await loaded()
      const returned = new URL(redirectUri)
      for (const [name, value] of Object.entries({ code, state, iss: from }))
        if (value !== undefined) returned.searchParams.set(name, value)
      const tokens = await client.authorizationCodeGrant(config, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      return tokens.claims()!.sub
    },
  }
}
