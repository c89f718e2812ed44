import { readFileSync } from 'node:fs'
import { contractFile, readContract } from '../contract/document.ts'
import type { Handlers } from '../contract/operation.ts'
import { ping } from '../db/kysely.ts'

const { version } = readContract()
let contract: Record<string, unknown> | undefined

export const systemHandlers: Handlers<'getHealth' | 'getContract'> = {
  // If the database does not answer, the error handler returns 503.
  async getHealth({ db }) {
    await ping(db)
    return { status: 200, body: { data: { status: 'ok', version } } }
  },

  async getContract() {
    contract ??= JSON.parse(readFileSync(contractFile, 'utf8')) as Record<string, unknown>
    return { status: 200, headers: { 'cache-control': 'public, max-age=3600' }, body: contract }
  },
}
