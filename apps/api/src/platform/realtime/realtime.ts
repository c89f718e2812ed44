import type { IncomingMessage, Server } from 'node:http'
import { eventKeptHours, eventsMax } from '@vendor-panel/contract/lead-event'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool, ClientConfig } from 'pg'
import { WebSocketServer, type WebSocket } from 'ws'
import { hashOf } from '../session/token.ts'
import type { SessionRow } from '../session/session.ts'
import { poolDb } from '../db/kysely.ts'
import { asSession, findLiveSessions } from '../session/session.queries.ts'
import { asCustomer, inTransaction } from '../db/transaction.ts'
import { ConnectionLimit, connectionLimits, type ConnectionLimits } from './connection-limit.ts'
import { FeedListener, type FeedHint } from './feed-listener.ts'
import { feedTree, toLeadEvent } from './feed-tree.ts'
import { findFeedEvent, findRecentFeedEvents } from './feed.queries.ts'
import { RtdbConnection, type FeedSession, type Tree } from './rtdb-connection.ts'

export interface RealtimeOptions {
  /** For notifications. */
  connection: ClientConfig
  /** For the data, as the serving role. */
  pool: Pool
  now(): Temporal.Instant
  log: FastifyBaseLogger
  /** Whether a proxy in front reports the caller's address. */
  isProxied?: boolean
  connectionLimit?: ConnectionLimits
  /** The origins of pages that may connect, besides that of this host; all if left out. */
  origins?: ReadonlySet<string>
}

const path = '/.ws'
const bytesMax = 64 * 1024
const pingMilliseconds = 30_000
/** A person has a few windows open; each has one socket. */
export const socketsPerSessionMax = 20
/** An ended session is announced at once; this finds those whose announcement was lost, within five seconds. */
const sessionCheckMilliseconds = 4_000

/** The realtime store of the panel: our own endpoint of the Realtime Database protocol next to the API (REAL-05). */
export async function startRealtime(server: Server, options: RealtimeOptions): Promise<{ stop(): Promise<void> }> {
  const { connection, pool, now, log, isProxied = false } = options
  const connectionLimit = new ConnectionLimit(options.connectionLimit ?? connectionLimits)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: bytesMax })
  const clients = new Map<WebSocket, RtdbConnection>()

  async function authenticate(token: string): Promise<FeedSession | null> {
    const tokenHash = hashOf(token)
    return inTransaction<SessionRow, FeedSession | null>(pool, asSession(tokenHash, now()), async (_db, row) =>
      row && !row.password_change_required && !row.two_factor_pending
        ? { customerId: row.customer_id, customerUserId: row.user_id, uuid: row.uuid, tokenHash, expiresAt: new Date(row.expires_at) }
        : null,
    )
  }

  function snapshot({ customerId, customerUserId }: FeedSession): Promise<Tree> {
    const since = now().subtract({ hours: eventKeptHours }).toString()
    return inTransaction(pool, asCustomer(customerId), async (db) =>
      feedTree(await findRecentFeedEvents(db, customerId, customerUserId, since, eventsMax)),
    )
  }

  const clientsOf = ({ customerId, customerUserId }: Pick<FeedHint, 'customerId' | 'customerUserId'>) =>
    [...clients.values()].filter(({ session }) => session?.customerId === customerId && session.customerUserId === customerUserId)

  async function push({ customerId, customerUserId, eventId }: FeedHint): Promise<void> {
    const waiting = clientsOf({ customerId, customerUserId })
    if (waiting.length === 0) return
    const row = await inTransaction(pool, asCustomer(customerId), (db) => findFeedEvent(db, customerId, eventId))
    if (!row) return
    const { key, event } = toLeadEvent(row)
    for (const client of waiting)
      if (client.session) client.push(`customer_users/${client.session.uuid}/leads/${row.lead_id}/${key}`, event)
  }

  // Not stored: a client that was disconnected reads again what it shows.
  function pushTime(user: Pick<FeedHint, 'customerId' | 'customerUserId'>, path: string): void {
    for (const client of clientsOf(user))
      if (client.session) client.push(`customer_users/${client.session.uuid}/${path}`, now().epochMilliseconds)
  }

  /** Ends the connections of these sessions, and closes them even if the other side does not answer. */
  function endSessions(isEnded: (tokenHash: string) => boolean): void {
    for (const [socket, client] of clients) {
      if (!client.session || !isEnded(client.session.tokenHash)) continue
      client.end()
      socket.close(1008)
      setTimeout(() => socket.terminate(), 500).unref()
    }
  }

  async function checkSessions(): Promise<void> {
    const open = new Set([...clients.values()].flatMap(({ session }) => session?.tokenHash ?? []))
    if (open.size === 0) return
    const live = await findLiveSessions(poolDb(pool), [...open], now().toString())
    endSessions((tokenHash) => open.has(tokenHash) && !live.has(tokenHash))
  }

  const isFull = ({ tokenHash }: FeedSession) =>
    [...clients.values()].filter(({ session }) => session?.tokenHash === tokenHash).length >= socketsPerSessionMax

  const warn = (error: unknown) => log.warn({ reason: (error as Error).message }, 'realtime')
  const listener = new FeedListener(connection, {
    onEvent: (hint) => void push(hint).catch(warn),
    onPresence: ({ leadId, ...user }) => pushTime(user, `presence/${leadId}`),
    onProviderPage: ({ providerId, ...user }) => pushTime(user, `pages/${providerId}`),
    onSessionEnd: (ended) => endSessions((tokenHash) => tokenHash === ended),
    onGap: () => {
      for (const client of clients.values()) void client.refresh().catch(warn)
    },
    onError: warn,
  })
  await listener.open()

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const host = request.headers.host ?? 'localhost'
    const authorize = connectionLimit.admit(socket, addressOf(request, isProxied))
    const peer = {
      host,
      now: () => now().epochMilliseconds,
      send: (text: string) => socket.send(text),
      close: () => socket.terminate(),
      authenticate: async (token: string) => {
        const session = await authenticate(token)
        if (!session || session.tokenHash === client.session?.tokenHash) return session
        if (isFull(session)) {
          socket.close(1013)
          return null
        }
        authorize()
        return session
      },
      snapshot,
    }
    const client = new RtdbConnection(peer, crypto.randomUUID())
    clients.set(socket, client)
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) socket.terminate()
      else void client.receive(data.toString())
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => clients.delete(socket))
  })
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The HTTP server has removed its own listener: a connection that is reset after a refusal would end the process.
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?', 1)[0] !== path) return socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    if (!isOriginAllowed(request, options.origins)) return socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
    if (connectionLimit.isFull(addressOf(request, isProxied)))
      return socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (accepted) => sockets.emit('connection', accepted, request))
  }
  server.on('upgrade', upgrade)
  const stopPinging = keepAlive(sockets)
  const sessionCheck = setInterval(() => void checkSessions().catch(warn), sessionCheckMilliseconds)
  return {
    async stop() {
      server.off('upgrade', upgrade)
      stopPinging()
      clearInterval(sessionCheck)
      for (const socket of sockets.clients) socket.close(1001)
      await listener.close()
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** The caller's address; behind a proxy the last one in the header, which the proxy itself wrote. */
function addressOf({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const forwarded = isProxied
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : ''
  return forwarded || (socket.remoteAddress ?? '')
}

/** A connection is closed after two unanswered pings. */
function keepAlive(sockets: WebSocketServer): () => void {
  const silent = new WeakMap<WebSocket, number>()
  sockets.on('connection', (socket: WebSocket) => socket.on('pong', () => silent.delete(socket)))
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      const missed = silent.get(socket) ?? 0
      if (missed >= 2) socket.terminate()
      silent.set(socket, missed + 1)
      socket.ping()
    }
  }, pingMilliseconds)
  return () => clearInterval(timer)
}

/** Only browsers send an origin. */
function isOriginAllowed({ headers: { origin, host } }: IncomingMessage, origins: ReadonlySet<string> | undefined): boolean {
  return origin === undefined || origins === undefined || origins.has(origin) || URL.parse(origin)?.host === host
}
