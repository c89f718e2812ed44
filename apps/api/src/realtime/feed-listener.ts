import { Client, type ClientConfig } from 'pg'

export interface FeedHint {
  customerId: number
  customerUserId: number
  eventId: number
}

export interface FeedListenerHandlers {
  onEvent(hint: FeedHint): void
  onSessionEnd(tokenHash: string): void
  /** The line to the database was gone for a while: whatever came meanwhile was not heard. */
  onGap(): void
  onError(error: unknown): void
}

const retryMilliseconds = 500

/** Hears the database's hints on one connection of its own, and comes back after a break. The table holds the truth; a hint only says where to look. */
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

  async open(): Promise<void> {
    const client = new Client({ ...this.#connection, application_name: 'vendor-panel feed' })
    client.on('error', () => this.#comeBack(client))
    client.on('end', () => this.#comeBack(client))
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''))
    this.#client = client
    await client.connect()
    await client.query('listen feed_events; listen session_ended')
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#retry) clearTimeout(this.#retry)
    await this.#client?.end()
  }

  #hear(channel: string, payload: string): void {
    if (channel === 'session_ended') return this.#handlers.onSessionEnd(payload)
    const [customerId, customerUserId, eventId] = payload.split(':').map(Number)
    if (customerId && customerUserId && eventId) this.#handlers.onEvent({ customerId, customerUserId, eventId })
  }

  #comeBack(broken: Client): void {
    if (this.#isClosed || this.#client !== broken) return
    this.#client = null
    this.#retry = setTimeout(() => {
      this.open().then(
        () => this.#handlers.onGap(),
        (error: unknown) => {
          this.#handlers.onError(error)
          const failed = this.#client
          if (failed) this.#comeBack(failed)
        },
      )
    }, retryMilliseconds)
  }
}
