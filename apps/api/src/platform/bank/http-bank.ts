import { countryConfig } from '@vendor-panel/domain'
import type { ChargeResult, KeptCard, PaymentBank } from './payment-bank.ts'
import { Refusal } from '../contract/refusal.ts'
import { StartProblem } from '../db/start-problem.ts'
import { bankHostsFrom, type BankHosts } from './bank-hosts.ts'
import { isSignatureOf } from './signature.ts'

/** Where a bank is, and the secret that it shares with this server. */
export interface BankKey {
  origin: string
  secret: string
  hosts?: BankHosts
}

/** Longer than a bank needs; shorter than a person waits. */
const answerSeconds = 10
const retrySeconds = 5

/** @throws StartProblem with the variable that is wrong. */
export function bankKeyFrom({
  PAYMENT_BANK_ORIGIN: origin,
  PAYMENT_BANK_SECRET: secret,
  PAYMENT_BANK_HOSTS: hosts,
}: Record<string, string | undefined>): BankKey | undefined {
  if (hosts && !origin) throw new StartProblem('PAYMENT_BANK_HOSTS belongs to PAYMENT_BANK_ORIGIN: set both, or none.')
  if (origin === undefined && secret === undefined) return undefined
  if (!origin || !secret) throw new StartProblem('PAYMENT_BANK_ORIGIN and PAYMENT_BANK_SECRET belong together: set both, or none.')
  const url = URL.parse(origin)
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol))
    throw new StartProblem(`PAYMENT_BANK_ORIGIN is "${origin}", which is no origin. Set it to an address such as https://pay.bank.example.`)
  return { origin, secret, hosts: bankHostsFrom(hosts) }
}

/** The refusal of a call for which the bank had no usable answer. Its message is for the log. */
function unreachable(cause: Error): never {
  const refusal = new Refusal(503, 'unavailable', { headers: { 'retry-after': String(retrySeconds) } })
  refusal.message = cause.message
  throw refusal
}

/** The adapter for a bank that speaks the protocol of the sandbox (`sandbox-server.ts`), over HTTP with a shared secret. */
export function httpBank({ origin, secret, hosts = {} }: BankKey): PaymentBank {
  const ask = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> =>
    answerOf<Answer>(method, path, body).catch(unreachable)

  async function answerOf<Answer>(method: string, path: string, body: object | undefined): Promise<Answer> {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(answerSeconds * 1000),
      redirect: 'error',
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The bank answers with ${response.status}`)
    return (await response.json()) as Answer
  }
  const ownHost = new URL(origin).protocol === 'https:' ? new URL(origin).host : origin
  const charges = (reference: string) => `/charges/${encodeURIComponent(reference)}`
  return {
    tokenUrl: `${origin}/tokens`,
    hostsIn(countryCode) {
      const { code, bankHosts } = countryConfig(countryCode)
      return [...(hosts[code] ?? bankHosts), ownHost]
    },
    charge: (charge) => ask<ChargeResult>('POST', '/charges', charge),
    result: (reference) => ask<ChargeResult>('GET', charges(reference)),
    cancel: async (reference) => (await ask<{ result: 'cancelled' | 'charged' }>('POST', `${charges(reference)}/cancel`)).result,
    keep: async (token, reference) => (await ask<{ card: KeptCard | null }>('POST', '/cards', { token, reference })).card,
    async forget(card) {
      await ask('DELETE', `/cards/${encodeURIComponent(card)}`)
    },
    installments: async (source) =>
      (await ask<{ counts: number[] }>('GET', `/installments?${new URLSearchParams(source).toString()}`)).counts,
    isSigned: (reference, signature) => isSignatureOf(secret, reference, signature),
  }
}
