import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/**
 * One query to PostgreSQL and its result, like `client.query`. Its promise and query keep references to each other: a third of
 * all rows would outlive their request, and cause additional major garbage collections.
 */
export async function ask(client: PoolClient, question: string | QueryConfig): Promise<QueryResult> {
  try {
    return await new Promise<QueryResult>((resolve, reject) => {
      client.query(question, (error: Error | undefined, answer: QueryResult) => (error ? reject(error) : resolve(answer)))
    })
  } catch (error) {
    // Keeps the stack trace of the caller, not that of the socket.
    Error.captureStackTrace(error as Error)
    throw error
  }
}
