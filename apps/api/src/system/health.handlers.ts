import { sql } from 'kysely'
import { readContract } from '../contract/document.ts'
import type { Handlers } from '../contract/operation.ts'

const { version } = readContract()

export const systemHandlers: Handlers<'getHealth'> = {
  // A database that does not answer makes this the 503 of the error handler.
  async getHealth({ db }) {
    await sql`select 1`.execute(db)
    return { status: 200, body: { data: { status: 'ok', version } } }
  },
}
