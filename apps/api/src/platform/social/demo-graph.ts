import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendDemoPage } from './demo-page.ts'
import { formOf } from './request-form.ts'
import type { SocialKey } from './social-provider.ts'

type Service = 'facebook' | 'instagram'
const names = { facebook: 'Facebook', instagram: 'Instagram' } as const

interface Issued {
  account: string
  clientId: string
  redirectUri: string
}

/** The parts of Meta's Graph API that sign-in uses. It answers whether the request was one of them. */
export function demoGraph(
  keys: Record<Service, SocialKey>,
  redirectUrisOf: (service: Service) => readonly string[],
  accounts: readonly string[],
) {
  const codes = new Map<string, Issued>()
  const tokens = new Map<string, Issued>()
  const issue = (kept: Map<string, Issued>, issued: Issued) => {
    const secret = randomUUID()
    kept.set(secret, issued)
    return secret
  }
  const refuse = (response: ServerResponse) => send(response, 400, { error: { message: 'Invalid OAuth access token.', code: 190 } })

  /** The page of a service, and the way back with a token behind the hash, or with a code. */
  async function authorize(
    service: Service,
    { searchParams: asked, pathname, search }: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const [clientId, redirectUri, state] = ['client_id', 'redirect_uri', 'state'].map((name) => asked.get(name) ?? '') as [
      string,
      string,
      string,
    ]
    if (clientId !== keys[service].id || !redirectUrisOf(service).includes(redirectUri)) return refuse(response)
    if (request.method !== 'POST') return sendDemoPage(response, names[service], pathname + search, accounts)
    const account = (await formOf(request)).get('account') ?? ''
    const issued = { account, clientId, redirectUri }
    const isToken = asked.get('response_type') === 'token'
    const proof = isToken ? { access_token: issue(tokens, issued) } : { code: issue(codes, issued) }
    const answer = new URLSearchParams({ ...proof, state }).toString()
    response.writeHead(303, { location: `${redirectUri}${isToken ? '#' : '?'}${answer}` }).end()
  }

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    const form = await formOf(request)
    const issued = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const { id, secret } = keys.instagram
    const isOurs = form.get('client_id') === id && form.get('client_secret') === secret && form.get('redirect_uri') === issued?.redirectUri
    if (!issued || !isOurs) return refuse(response)
    send(response, 200, { data: [{ access_token: issue(tokens, issued), permissions: 'instagram_business_basic' }] })
  }

  function inspect({ searchParams: asked }: URL, response: ServerResponse) {
    if (asked.get('access_token') !== `${keys.facebook.id}|${keys.facebook.secret}`) return refuse(response)
    const issued = tokens.get(asked.get('input_token') ?? '')
    send(response, 200, { data: issued ? { is_valid: true, app_id: issued.clientId } : { is_valid: false } })
  }

  function person({ searchParams: asked }: URL, response: ServerResponse) {
    const issued = tokens.get(asked.get('access_token') ?? '')
    if (!issued) return refuse(response)
    send(response, 200, { id: issued.account, user_id: issued.account })
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    switch (url.pathname.replace(/^\/v\d+\.\d+(?=\/)/, '')) {
      case '/dialog/oauth':
        await authorize('facebook', url, request, response)
        return true
      case '/oauth/authorize':
        await authorize('instagram', url, request, response)
        return true
      case '/oauth/access_token':
        await exchange(request, response)
        return true
      case '/debug_token':
        inspect(url, response)
        return true
      case '/me':
        person(url, response)
        return true
      default:
        return false
    }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
