/** The sandbox bank over HTTP on this machine: its interface for the server, the tokeniser for browsers, and its pages. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import type { CardInput } from '@vendor-panel/domain'
import type { BankKey } from './http-bank.ts'
import type { Charge } from './payment-bank.ts'
import { sandboxBank, type Decision, type SandboxBank } from './sandbox-bank.ts'
import { confirmPage, returnPage, sendBankPage } from './sandbox-pages.ts'

export interface SandboxServer extends BankKey {
  bank: SandboxBank
  stop(): Promise<void>
}

/** Browsers of every origin may send a card. */
const openToBrowsers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'cache-control': 'no-store',
}

/** Starts it on a free port. */
export async function startSandboxServer(secret: string, now?: () => Temporal.Instant): Promise<SandboxServer> {
  let bank: SandboxBank | undefined
  const server = createServer((request, response) => {
    answer(bank!, secret, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  bank = sandboxBank(origin, secret, now)
  return {
    origin,
    secret,
    bank,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(bank: SandboxBank, secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [family = '', id = '', action] = pathname.slice(1).split('/').map(decodeURIComponent)
  if (family === 'tokens') return tokenise(bank, request, response)
  if (family === 'confirm') return confirm(bank, id, pathname, request, response)
  if (request.headers.authorization !== `Bearer ${secret}`) return send(response, 401, {})
  const { method } = request
  if (family === 'charges' && method === 'POST' && action === 'cancel') return send(response, 200, { result: await bank.cancel(id) })
  if (family === 'charges' && method === 'POST') return send(response, 200, await bank.charge((await json(request)) as Charge))
  if (family === 'charges') return send(response, 200, await bank.result(id))
  if (family === 'cards' && method === 'POST') {
    const { token, reference } = (await json(request)) as { token: string; reference: string }
    return send(response, 200, { card: await bank.keep(token, reference) })
  }
  if (family === 'cards' && method === 'DELETE') return send(response, 200, { forgotten: await bank.forget(id) })
  if (family === 'installments') return send(response, 200, { counts: await bank.installments(installmentSource(searchParams)) })
  if (family === 'waiting' && method === 'POST') bank.decide(id, searchParams.get('decision') as Decision)
  if (family === 'waiting') return send(response, 200, { waiting: bank.waiting() })
  send(response, 404, {})
}

const installmentSource = (asked: URLSearchParams) =>
  asked.has('card') ? { card: asked.get('card') ?? '' } : { bin: asked.get('bin') ?? '' }

async function tokenise(bank: SandboxBank, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, openToBrowsers).end()
  const made = bank.tokenise((await json(request)) as CardInput)
  response.writeHead(made ? 201 : 422, { ...openToBrowsers, 'content-type': 'application/json' }).end(JSON.stringify(made ?? {}))
}

/** The page of a payment: a decision sends the browser back, waiting does not. */
async function confirm(
  bank: SandboxBank,
  page: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const entry = bank.entryOf(page)
  if (!entry) return sendBankPage(response, 'Sandbox bank', '<p>This payment was cancelled. You can close this page.</p>')
  const decision = request.method === 'POST' ? new URLSearchParams(await text(request)).get('decision') : null
  if (decision === 'wait') return sendBankPage(response, 'Sandbox bank', '<p>The time ran out. Nothing was charged.</p>')
  if (decision === 'approve' || decision === 'decline') bank.decide(page, decision)
  // Another visit of a page that was decided goes back again.
  if (bank.entryOf(page)?.result.status !== 'waiting') return returnPage(response, bank.returnOf(entry))
  confirmPage(response, pathname, entry.charge)
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
