import { addressOf, graphAnswer, textIn } from './graph.ts'
import type { SocialKey, SocialProvider } from './social-provider.ts'

/** Instagram's redirect has a code, which the server exchanges with its secret (AUTH-20, AMB-15). */
export function instagramProvider({ id, secret, origin }: SocialKey): SocialProvider {
  const pages = origin ?? 'https://www.instagram.com'
  const tokens = origin ?? 'https://api.instagram.com'
  const graph = origin ?? 'https://graph.instagram.com'
  return {
    origin: pages,
    authUrl: ({ redirectUri, state }) =>
      Promise.resolve(
        addressOf(`${pages}/oauth/authorize`, {
          client_id: id,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'instagram_business_basic',
          state,
        }),
      ),
    async accountId({ token: code }, { redirectUri }) {
      const body = new URLSearchParams({
        client_id: id,
        client_secret: secret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
      })
      const exchanged = await graphAnswer(`${tokens}/oauth/access_token`, {}, { method: 'POST', body })
      return textIn(await graphAnswer(`${graph}/me`, { fields: 'user_id', access_token: textIn(exchanged, 'access_token') }), 'user_id')
    },
  }
}
