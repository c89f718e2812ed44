/** The demo's provider for tests, and a browser that signs in there. */
import { afterAll } from 'vitest'
import { startDemoProvider } from '../src/platform/social/demo-provider.ts'
import { socialProviders } from '../src/platform/social/social-provider.ts'

const panel = 'http://localhost'

/** Call it once in a file, outside of the tests. */
export async function openSocial() {
  const provider = await startDemoProvider(panel, ['demo-mara'])
  afterAll(() => provider.stop())
  return { social: socialProviders(provider.keys), keys: provider.keys }
}

/** What a redirect back to the panel carries. */
export interface Returned {
  path: string
  token: string
  state: string
  issuer?: string
}

/** Signs in at the provider with an account, as a browser does: it follows redirects, keeps cookies and sends the form of the page. */
export async function signInThere(authUrl: string, account: string): Promise<Returned> {
  const cookies = new Map<string, string>()
  let url = new URL(authUrl)
  let body: URLSearchParams | undefined
  for (let step = 0; step < 10; step++) {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const response = await fetch(url, { redirect: 'manual', headers, ...(body && { method: 'POST', body }) })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    body = response.status === 200 ? new URLSearchParams({ account }) : undefined
    if (response.status === 200) continue
    const location = response.headers.get('location')
    if (location === null) throw new Error(`The provider answers with ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    if (url.origin === panel) return returnedIn(url)
  }
  throw new Error('The provider does not send the browser back')
}

function returnedIn(url: URL): Returned {
  const fields = new URLSearchParams(url.search || url.hash.slice(1))
  const issuer = fields.get('iss')
  return {
    path: url.pathname,
    token: fields.get('code') ?? fields.get('access_token') ?? '',
    state: fields.get('state') ?? '',
    ...(issuer !== null && { issuer }),
  }
}
