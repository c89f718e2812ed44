/**
 * A provider on this machine instead of Google (OpenID Connect), Facebook and Instagram (Graph API), for the demo and for
 * tests. Its pages say that it is one, and ask for no password: a person chooses an account.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoGraph } from './demo-graph.ts'
import { demoOpenId } from './demo-openid.ts'
import { redirectTargets } from './redirect-targets.ts'
import type { SocialKeys } from './social-provider.ts'

export interface DemoProvider {
  keys: Required<SocialKeys>
  stop(): Promise<void>
}

/** @param panel The origin whose pages it sends the browser back to. @param accounts The accounts that its page offers; any other can be typed. */
export async function startDemoProvider(panel: string, accounts: readonly string[]): Promise<DemoProvider> {
  let handle: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
  const server = createServer((request, response) => {
    handle?.(request, response).catch(() =>
      response.writeHead(400, { 'content-type': 'text/plain' }).end('The demo provider refuses this.'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const key = (service: string) => ({ id: `vendor-panel-${service}`, secret: `demo-secret-of-${service}`, origin })
  const keys = { google: key('google'), facebook: key('facebook'), instagram: key('instagram') }
  const openId = demoOpenId(origin, keys.google, redirectTargets(panel, 'google'), accounts)
  const graph = demoGraph(keys, (service) => redirectTargets(panel, service), accounts)
  handle = async (request, response) => {
    if (!(await graph(request, response))) await openId(request, response)
  }
  return {
    keys,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
