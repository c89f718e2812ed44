/** Connections to PostgreSQL: types of columns, and the role of each pool. */
import { Pool, types, type ClientConfig, type PoolConfig } from 'pg'
import { waitMilliseconds } from './share.ts'

/** The role that serves: it owns nothing and cannot bypass row-level security. It signs in itself, so that `reset role` gains nothing. */
export const appRole = 'vendor_panel_app'

/** How to reach one database: as the role that serves requests, and as the owner, who migrates and works off the queue. */
export interface DatabaseAccess {
  serving: ClientConfig
  owner: ClientConfig
}

/** Ids are below 2^53 by contract; a date is a day, never an instant; an instant is ISO 8601 in UTC with milliseconds. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1016, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number))],
  [1082, (text) => text],
  [1184, isoInstant],
])

function isoInstant(text: string): string {
  // '2026-11-17 14:42:00.5+00', in UTC because the connection sets it. A page of couples has a hundred and more, so this avoids
  // allocations.
  const time = text.slice(11, -3)
  return text.slice(0, 10) + 'T' + (time.length === 12 ? time : time.length === 8 ? time + '.000' : (time + '00').slice(0, 12)) + 'Z'
}

type TypeParser = (value: string) => unknown
const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): TypeParser =>
    parsers.get(oid) ?? (types.getTypeParser(oid, format) as TypeParser),
}

const everySession = '-c timezone=UTC -c idle_in_transaction_session_timeout=30s'
const longLockTimeout = '10s'

/** The pool that serves requests; it does not wait long for a lock. */
export function servingPool(serving: ClientConfig, max = 20): Pool {
  return makePool({ ...serving, max, options: `-c statement_timeout=15s -c lock_timeout=${waitMilliseconds}ms ${everySession}` })
}

/** The pool for background work, with the same role. */
export function jobsPool(serving: ClientConfig, max = 4): Pool {
  return makePool({ ...serving, max, options: `-c statement_timeout=15s -c lock_timeout=${longLockTimeout} ${everySession}` })
}

/** The pool of the owner, for migrations, the seed and tests. */
export function ownerPool(owner: ClientConfig, settings: { max?: number } = {}): Pool {
  return makePool({ ...owner, max: settings.max ?? 2, options: `-c lock_timeout=${longLockTimeout} ${everySession}` })
}

function makePool(config: PoolConfig): Pool {
  const pool = new Pool({
    application_name: 'vendor-panel',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    ...config,
    types: typeParsers,
  })
  return quietPool(pool)
}

/**
 * Without listeners, on idle connections and on those in use, a restart of the database would end this process; the next query opens a new
 * connection.
 */
export function quietPool(pool: Pool): Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
