import { addressOf, graphAnswer, textIn } from './graph.ts'
import type { SocialKey, SocialProvider } from './social-provider.ts'

const version = 'v23.0'

/** Facebook gives the browser a token, which counts only if it was issued to this app (AUTH-17). */
export function facebookProvider({ id, secret, origin }: SocialKey): SocialProvider {
  const pages = origin ?? 'https://www.facebook.com'
  const graph = `${origin ?? 'https://graph.facebook.com'}/${version}`
  return {
    origin: pages,
    authUrl: ({ redirectUri, state }) =>
      Promise.resolve(
        addressOf(`${pages}/${version}/dialog/oauth`, {
          client_id: id,
          redirect_uri: redirectUri,
          response_type: 'token',
          scope: 'public_profile',
          state,
        }),
      ),
    async accountId({ token }) {
      const about = await graphAnswer(`${graph}/debug_token`, { input_token: token, access_token: `${id}|${secret}` })
      // A token of another app would let its operator sign in as every person who uses it.
      if (about['is_valid'] !== true || String(about['app_id']) !== id) throw new Error('The token was not issued to this app')
      return textIn(await graphAnswer(`${graph}/me`, { fields: 'id', access_token: token }), 'id')
    },
  }
}
