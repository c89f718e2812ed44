/**
 * How many connections one kind of call may hold. Calls that wait for the same lock keep theirs until they are refused; the others must
 * still find one at once.
 */
import type { Pool, PoolClient } from 'pg'
import { Refusal } from '../contract/refusal.ts'

/** Where a transaction gets its connection: a pool, or a share of one. */
export interface Connections {
  connect(): Promise<PoolClient>
  /** How long a transaction may wait, for its connection and for a lock together; by default the pool's timeout. */
  waitMilliseconds?: number
}

const acquireMilliseconds = 1000
/**
 * A call that waits must be refused within two seconds, and one statement may wait twice: for the row's queue and for the row. Shorter than
 * PostgreSQL takes to look for a deadlock (1 s): the calls of one are refused too.
 */
export const waitMilliseconds = 900
const retrySeconds = 1

/** The refusal of a call that others have kept waiting for too long. */
export const busy = () => new Refusal(503, 'unavailable', { headers: { 'retry-after': String(retrySeconds) } })

/** The number of connections in use, and the maximum. */
interface Share {
  held: number
  max: number
}

/**
 * Returns a function that creates the share of one operation. All writes together hold at most half of the pool, one operation two
 * fifths. A call that gets no connection in time is refused with 503.
 */
export function connectionShares(pool: Pool): (isWrite: boolean) => Connections {
  const share = (part: number): Share => ({ held: 0, max: Math.ceil(pool.options.max * part) })
  const [all, writes] = [share(1), share(1 / 2)]
  const waiting = new Set<{ shares: Share[]; admit: () => void }>()

  const isFree = (shares: Share[]) => shares.every(({ held, max }) => held < max)
  const take = (shares: Share[]) => {
    for (const one of shares) one.held += 1
  }
  const giveBack = (shares: Share[]) => {
    for (const one of shares) one.held -= 1
    for (const next of waiting) {
      if (!isFree(next.shares)) continue
      take(next.shares)
      waiting.delete(next)
      return next.admit()
    }
  }

  function waitFor(shares: Share[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(entry)
        reject(busy())
      }, acquireMilliseconds)
      const entry = {
        shares,
        admit() {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.add(entry)
    })
  }

  async function connect(shares: Share[]): Promise<PoolClient> {
    if (isFree(shares)) take(shares)
    else await waitFor(shares)
    try {
      const client = await pool.connect()
      const release = client.release.bind(client)
      client.release = (broken) => {
        release(broken)
        giveBack(shares)
      }
      return client
    } catch (error) {
      giveBack(shares)
      throw error
    }
  }

  return (isWrite) => {
    const shares = [all, share(2 / 5), ...(isWrite ? [writes] : [])]
    return { connect: () => connect(shares), waitMilliseconds }
  }
}
