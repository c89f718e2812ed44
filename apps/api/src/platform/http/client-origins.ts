/** Other apps: pages of another origin that call the API with a key of their own. */
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { readContract } from '../contract/document.ts'
import { StartProblem } from '../db/start-problem.ts'

/** By consumer key, the origins of the app's pages. */
export type ClientOrigins = ReadonlyMap<string, ReadonlySet<string>>

const variable = 'CLIENT_ORIGINS'
const example = `${variable}="planner https://planner.example https://beta.planner.example, kiosk https://kiosk.example"`

/** Reads the variable: apps with commas between them, each with its key and its origins. Throws `StartProblem`. */
export function clientOriginsFrom(text = ''): ClientOrigins {
  const clients = new Map<string, Set<string>>()
  for (const app of text.split(',').map((part) => part.trim().split(/\s+/))) {
    const [key = '', ...origins] = app
    if (key === '' && origins.length === 0) continue
    const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin)
    if (!/^[\w.-]{1,64}$/.test(key) || clients.has(key)) throw new StartProblem(`${variable} has the key "${key}". Write ${example}.`)
    if (origins.length === 0) throw new StartProblem(`${variable} has no origin for "${key}". Write ${example}.`)
    if (wrong !== undefined) throw new StartProblem(`${variable} has "${wrong}", which is no origin. Write ${example}.`)
    clients.set(key, new Set(origins))
  }
  return clients
}

export const originsOf = (clients: ClientOrigins): ReadonlySet<string> => new Set([...clients.values()].flatMap((origins) => [...origins]))

/** Whether a page of this origin may use the key. Scripts and servers send no origin. */
export function isKeyOfOrigin(clients: ClientOrigins, key: string, origin: string | undefined): boolean {
  const own = clients.get(key)
  if (origin === undefined) return true
  return own ? own.has(origin) : !originsOf(clients).has(origin)
}

const preflightSeconds = 600

/** Lets pages of these origins call the API and read its answers. The keys are checked with each call, not with the preflight, which has none. */
export function allowClients(app: FastifyInstance, clients: ClientOrigins): void {
  const origins = originsOf(clients)
  if (origins.size === 0) return
  const { operations } = readContract()
  const inHeader = operations.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'header'))
  const allowedHeaders = ['content-type', 'x-access-token', 'x-consumer-key', ...new Set(inHeader.map(({ name }) => name.toLowerCase()))]
  const exposedHeaders = ['x-request-id', 'retry-after', ...new Set(operations.flatMap(({ answerHeaders }) => answerHeaders))]
  void app.register(cors, {
    delegator: ({ url, headers }, done) => {
      const isAllowed = url.startsWith('/api/') && headers.origin !== undefined && origins.has(headers.origin)
      done(null, {
        origin: isAllowed ? headers.origin! : false,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: [...new Set(allowedHeaders)],
        exposedHeaders,
        maxAge: preflightSeconds,
      })
    },
  })
}
