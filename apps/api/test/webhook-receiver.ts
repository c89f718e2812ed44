/** The program of another company on loopback: it checks each delivery with the helper of the SDK. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, type WebhookEvent } from '@vendor-panel/sdk/webhooks'

export interface WebhookReceiver {
  url: string
  /** Every delivery whose signature is right, also one that is sent again. */
  received: WebhookEvent[]
  /** Each event once, by its id. */
  known: Map<string, WebhookEvent>
  /** Why deliveries were not accepted. */
  problems: unknown[]
  /** The statuses of the next answers; 204 after them. */
  answers: number[]
  /** The keys with which it checks signatures. */
  secret: string
  stop(): Promise<void>
}

export async function startWebhookReceiver(now: () => Temporal.Instant): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const header = request.headers['vendor-signature']
      const options = { now: () => now().epochMilliseconds }
      try {
        const event = await verifyWebhook(Buffer.concat(parts), String(header), receiver.secret, options)
        receiver.received.push(event)
        const status = receiver.answers.shift() ?? 204
        if (status < 300) receiver.known.set(event.id, event)
        response.writeHead(status, { location: `${receiver.url}/elsewhere` }).end('x'.repeat(100_000))
      } catch (error) {
        receiver.problems.push(error)
        response.writeHead(400).end()
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received: [],
    known: new Map(),
    problems: [],
    answers: [],
    secret: '',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
