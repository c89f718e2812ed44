import type { WebSocket } from 'ws'

export interface ConnectionLimits {
  /** How long a socket may stay open without a session. */
  milliseconds: number
  /** Maximum number of such sockets per address. An office shares one address, and all its browsers reconnect after a restart. */
  perAddressMax: number
}

export const connectionLimits: ConnectionLimits = { milliseconds: 10_000, perAddressMax: 50 }

/** Sockets that have not signed in: for a short time, and limited per address. */
export class ConnectionLimit {
  readonly #limits: ConnectionLimits
  readonly #waiting = new Map<string, number>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  isFull(address: string): boolean {
    return (this.#waiting.get(address) ?? 0) >= this.#limits.perAddressMax
  }

  /** Closes the socket after its time; returns a function to call after sign-in. */
  admit(socket: WebSocket, address: string): () => void {
    this.#count(address, 1)
    const timer = setTimeout(() => socket.terminate(), this.#limits.milliseconds)
    const leave = () => {
      socket.off('close', leave)
      clearTimeout(timer)
      this.#count(address, -1)
    }
    socket.on('close', leave)
    let isWaiting = true
    return () => {
      if (isWaiting && socket.readyState === socket.OPEN) leave()
      isWaiting = false
    }
  }

  #count(address: string, by: 1 | -1): void {
    const count = (this.#waiting.get(address) ?? 0) + by
    if (count > 0) this.#waiting.set(address, count)
    else this.#waiting.delete(address)
  }
}
