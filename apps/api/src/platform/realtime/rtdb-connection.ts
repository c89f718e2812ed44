/**
 * The part of the Realtime Database wire protocol (version 5) that a listening client needs: auth, listen, unlisten. Writes are refused.
 */

export interface FeedSession {
  customerId: number
  customerUserId: number
  uuid: string
  tokenHash: string
  expiresAt: Date
}

export type Tree = { [key: string]: Tree | string | number | boolean | null }

export interface RtdbPeer {
  /** The host for the client's reconnects. */
  host: string
  now(): number
  send(text: string): void
  close(): void
  authenticate(token: string): Promise<FeedSession | null>
  /** The current data below `customer_users/{uuid}`. */
  snapshot(session: FeedSession): Promise<Tree>
}

interface Request {
  r: number
  a: string
  b: { p?: string; q?: unknown; cred?: string }
}

const protocolVersion = '5'
const framesMax = 16
/** A client sends a handful when it starts, and a few messages later. */
export const framesPerSecondMax = 50
export const listensMax = 50
const openPath = /^customer_users\/[^/]+(\/(leads|presence|pages)(\/\d+)?)?$/

export class RtdbConnection {
  session: FeedSession | null = null
  readonly #listens = new Set<string>()
  readonly #peer: RtdbPeer
  #turn: Promise<void> = Promise.resolve()
  #frames: string[] = []
  #framesMissing = 0
  #second = { startedAt: 0, frames: 0 }

  constructor(peer: RtdbPeer, id: string) {
    this.#peer = peer
    peer.send(JSON.stringify({ t: 'c', d: { t: 'h', d: { ts: peer.now(), v: protocolVersion, h: peer.host, s: id } } }))
  }

  /** One text frame from the client. Frames are processed in order, so that a listen does not overtake a pending auth. */
  receive(text: string): Promise<void> {
    if (this.#isTooFast()) {
      this.#peer.close()
      return Promise.resolve()
    }
    this.#turn = this.#turn.then(() => this.#take(text)).catch(() => this.#peer.close())
    return this.#turn
  }

  /** Sends the value at a path to every listener of it. */
  push(path: string, data: Tree | number): void {
    const isWatched = [...this.#listens].some((listen) => path.startsWith(`${listen}/`))
    if (isWatched) this.#action('d', { p: path, d: data })
  }

  /** Sends all data to every listener again, after notifications may have been lost. */
  async refresh(): Promise<void> {
    const session = this.session
    if (!session) return
    const tree = await this.#peer.snapshot(session)
    for (const path of this.#listens) this.#action('d', { p: path, d: at(tree, path) })
  }

  /** The session has ended: every listener ends, and the token becomes invalid. */
  end(): void {
    for (const path of this.#listens) this.#action('c', { p: path })
    this.#listens.clear()
    this.session = null
    this.#action('ac', { s: 'expired_token', d: 'The session has ended.' })
  }

  #isTooFast(): boolean {
    const now = performance.now()
    if (now - this.#second.startedAt >= 1000) this.#second = { startedAt: now, frames: 0 }
    this.#second.frames += 1
    return this.#second.frames > framesPerSecondMax
  }

  async #take(text: string): Promise<void> {
    if (text === '0') return this.#endWhenExpired()
    // Long messages are sent in several frames, announced by their number.
    if (this.#framesMissing === 0 && /^\d{1,6}$/.test(text)) {
      this.#framesMissing = Number(text)
      if (this.#framesMissing > framesMax) this.#peer.close()
      return
    }
    this.#frames.push(text)
    if (this.#framesMissing > 1) {
      this.#framesMissing -= 1
      return
    }
    const whole = this.#frames.join('')
    this.#frames = []
    this.#framesMissing = 0
    const message = JSON.parse(whole) as { t?: string; d?: Request }
    if (message.t === 'd' && message.d && typeof message.d.r === 'number') await this.#answer(message.d)
  }

  async #answer({ r, a, b }: Request): Promise<void> {
    switch (a) {
      case 's':
        return this.#reply(r, 'ok', '')
      // The client sends `gauth` if the token is not a JWT: ours is opaque.
      case 'gauth':
      case 'auth':
        return this.#authenticate(r, b.cred)
      case 'unauth':
        this.session = null
        this.#listens.clear()
        return this.#reply(r, 'ok', '')
      case 'q':
        return this.#listen(r, b)
      case 'n':
        this.#listens.delete(clean(b.p))
        return this.#reply(r, 'ok', '')
      default:
        return this.#reply(r, 'permission_denied', 'Permission denied')
    }
  }

  async #authenticate(r: number, token: unknown): Promise<void> {
    const session = typeof token === 'string' && token.length <= 200 ? await this.#peer.authenticate(token) : null
    // Another user on the same connection must not keep the listeners of the previous one.
    if (session?.uuid !== this.session?.uuid) this.#listens.clear()
    this.session = session
    if (session) this.#reply(r, 'ok', { auth: { uid: session.uuid } })
    else this.#reply(r, 'invalid_token', 'The session is unknown or has ended.')
  }

  async #listen(r: number, b: Request['b']): Promise<void> {
    this.#endWhenExpired()
    const path = clean(b.p)
    const session = this.session
    const isOwn = session !== null && openPath.test(path) && path.split('/')[1] === session.uuid
    if (!isOwn || b.q !== undefined || this.#listens.size >= listensMax) return this.#reply(r, 'permission_denied', 'Permission denied')
    // Listening begins before the snapshot is read: an event in between is sent twice rather than lost.
    this.#listens.add(path)
    const tree = await this.#peer.snapshot(session)
    this.#action('d', { p: path, d: at(tree, path) })
    this.#reply(r, 'ok', {})
  }

  #endWhenExpired(): void {
    if (this.session && this.session.expiresAt.getTime() <= this.#peer.now()) this.end()
  }

  #reply(r: number, status: string, data: unknown): void {
    this.#peer.send(JSON.stringify({ t: 'd', d: { r, b: { s: status, d: data } } }))
  }

  #action(action: string, body: unknown): void {
    this.#peer.send(JSON.stringify({ t: 'd', d: { a: action, b: body } }))
  }
}

function clean(path: unknown): string {
  return typeof path === 'string' ? path.replace(/^\/+|\/+$/g, '') : ''
}

/** The part of a user's tree at a path; null if there is none. */
function at(tree: Tree, path: string): Tree[string] {
  return path
    .split('/')
    .slice(2)
    .reduce<Tree[string]>((node, key) => (node !== null && typeof node === 'object' ? (node[key] ?? null) : null), tree)
}
