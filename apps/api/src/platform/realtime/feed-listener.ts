import { Client, type ClientConfig } from 'pg'
import { listenToFeed } from './feed.queries.ts'

export interface FeedHint {
  customerId: number
  customerUserId: number
  eventId: number
}

/** A colleague of this user has opened a couple that the user views, or begun or ended to write. */
export interface PresenceHint {
  customerId: number
  customerUserId: number
  leadId: number
}

/** The page of a provider that this user sees has changed; id 0 is the whole account, such as its package. */
export interface ProviderPageHint {
  customerId: number
  customerUserId: number
  providerId: number
}

export interface FeedListenerHandlers {
  onProviderPage(hint: ProviderPageHint): void
  onEvent(hint: FeedHint): void
  onPresence(hint: PresenceHint): void
  onSessionEnd(tokenHash: string): void
  /** The database connection was lost for a while, and notifications with it. */
  onGap(): void
  onError(error: unknown): void
}

// Each failure doubles the delay, so that waiting processes do not slow down a starting database.
const retryMilliseconds = { first: 500, most: 30_000 }
const connectMilliseconds = 10_000

/**
 * Receives the database's notifications on a connection of its own, and reconnects. The data is in the table; a notification only says
 * which user has new events.
 */
export class FeedListener {
  readonly #connection: ClientConfig
  readonly #handlers: FeedListenerHandlers
  #client: Client | null = null
  #retry: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(connection: ClientConfig, handlers: FeedListenerHandlers) {
    this.#connection = connection
    this.#handlers = handlers
  }

  /** Listens, or throws if it cannot: it recovers from later failures itself. */
  open(): Promise<void> {
    return this.#listen()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#retry) clearTimeout(this.#retry)
    await this.#client?.end()
  }

  async #listen(): Promise<void> {
    const client = new Client({
      ...this.#connection,
      application_name: 'vendor-panel feed',
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
    })
    client.on('error', () => this.#reconnect(client))
    client.on('end', () => this.#reconnect(client))
    client.on('notification', ({ channel, payload }) => this.#receive(channel, payload ?? ''))
    try {
      await client.connect()
      await listenToFeed(client)
    } catch (error) {
      // A connection that does not listen would look healthy and receive nothing.
      client.end().catch(() => undefined)
      throw error
    }
    if (this.#isClosed) return client.end()
    this.#client = client
  }

  #receive(channel: string, payload: string): void {
    if (channel === 'session_ended') return this.#handlers.onSessionEnd(payload)
    const [customerId, customerUserId, id] = payload.split(':').map(Number)
    if (!customerId || !customerUserId || id === undefined || Number.isNaN(id)) return
    if (channel === 'lead_presence') this.#handlers.onPresence({ customerId, customerUserId, leadId: id })
    else if (channel === 'provider_pages') this.#handlers.onProviderPage({ customerId, customerUserId, providerId: id })
    else this.#handlers.onEvent({ customerId, customerUserId, eventId: id })
  }

  #reconnect(broken: Client): void {
    if (this.#isClosed || this.#client !== broken) return
    this.#client = null
    this.#retryIn(retryMilliseconds.first)
  }

  #retryIn(milliseconds: number): void {
    this.#retry = setTimeout(() => {
      this.#listen().then(
        () => this.#handlers.onGap(),
        (error: unknown) => {
          this.#handlers.onError(error)
          if (!this.#isClosed) this.#retryIn(Math.min(milliseconds * 2, retryMilliseconds.most))
        },
      )
    }, milliseconds)
  }
}
