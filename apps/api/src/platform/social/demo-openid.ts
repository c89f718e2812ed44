import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { sendDemoPage } from './demo-page.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { formOf } from './request-form.ts'
import type { SocialKey } from './social-provider.ts'

const choosing = '/choose/'
const lifeSeconds = 600

/** An OpenID provider (`oidc-provider`) on this machine, loaded with its first request. */
export function demoOpenId(origin: string, key: SocialKey, redirectUris: string[], accounts: readonly string[]) {
  let started: Promise<Provider> | undefined
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const provider = await (started ??= startProvider(origin, key, redirectUris))
    if (!request.url?.startsWith(choosing)) return provider.callback()(request, response)
    if (request.method !== 'POST') return sendDemoPage(response, 'Google', request.url, accounts)
    const accountId = (await formOf(request)).get('account') ?? ''
    await provider.interactionFinished(request, response, { login: { accountId }, select_account: {} })
  }
}

async function startProvider(origin: string, { id, secret }: SocialKey, redirectUris: string[]): Promise<Provider> {
  const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider')
  const { base, Prompt } = interactionPolicy
  const policy = base()
  // Google's way to ask for the account, of a person who has several.
  policy.add(new Prompt({ name: 'select_account', requestable: true }))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new OpenIdProvider(origin, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: randomUUID() }] },
    cookies: { keys: [randomUUID()] },
    ttl: { Interaction: lifeSeconds, Grant: lifeSeconds, Session: lifeSeconds, AccessToken: lifeSeconds, IdToken: lifeSeconds },
    pkce: { required: () => true },
    // Not the path of the Graph API.
    routes: { userinfo: '/userinfo' },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${choosing}${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    // Choosing an account is the consent to give its id to the panel.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
}
