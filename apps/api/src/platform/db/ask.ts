import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/**
 * One question to PostgreSQL and its answer, as `client.query` would give it. That one's promise and query hold each other: a third of
 * all rows then outlive their request, and the collector of old objects has to run for them again and again.
 */
export async function ask(client: PoolClient, question: string | QueryConfig): Promise<QueryResult> {
  try {
    return await new Promise<QueryResult>((resolve, reject) => {
      client.query(question, (error: Error | undefined, answer: QueryResult) => (error ? reject(error) : resolve(answer)))
    })
  } catch (error) {
    // The way here is worth knowing, the way out of the socket is not.
    Error.captureStackTrace(error as Error)
    throw error
  }
}
