/** Kysely over one pool or one connection. A text that comes often is a named statement, so that PostgreSQL parses and plans it once. */
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPoolClient, type SelectQueryBuilder } from 'kysely'
import type { PoolClient } from 'pg'
import { ask } from './ask.ts'
import type { Connections } from './share.ts'
import { statementNames } from './statement-names.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** Queries through a pool or a share of it, each in a transaction of its own. */
export function poolDb(connections: Connections): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => {
          const client = await connections.connect()
          return namedClient(client, (error) => client.release(error))
        },
        end: () => Promise.resolve(),
      },
    }),
  })
}

const connectionDbs = new WeakMap<PoolClient, Db>()
const connections = new WeakMap<Db, PostgresPoolClient>()

/** Queries through this one connection; created once for each connection, not for each request. */
export function connectionDb(client: PoolClient): Db {
  let db = connectionDbs.get(client)
  if (!db) {
    const named = namedClient(client, () => undefined)
    db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: { options: {}, connect: async () => named, end: async () => undefined } }),
    })
    connectionDbs.set(client, db)
    connections.set(db, named)
  }
  return db
}

/** The rows of a constant SQL text. On a single connection it bypasses the query builder, which costs more than sending it. */
export async function rowsOf<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  const connection = connections.get(db)
  const { rows } = connection ? await connection.query<Row>(text, values) : await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

/** Throws if the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.executeQuery(CompiledQuery.raw('select 1'))
}

/** One transaction at a time runs what follows under this name, such as counting the records of an account and adding one; the others wait until it ends. */
export async function lockByName(db: Db, name: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]))
}

/** How many rows a query finds. */
export async function countOf<Database, Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, unknown>,
): Promise<number> {
  const counted = query.select((of) => of.fn.countAll<number>().as('total'))
  // The column is the same for all tables.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return total
}

const nameOf = statementNames()

function namedClient(client: PoolClient, release: (error?: Error | boolean) => void): PostgresPoolClient {
  const query = (text: string, values?: readonly unknown[]) => {
    const name = nameOf(text)
    return ask(client, name ? { name, text, values: [...(values ?? [])] } : { text, values: [...(values ?? [])] })
  }
  return { query, release } as unknown as PostgresPoolClient
}
