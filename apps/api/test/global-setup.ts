/** One PostgreSQL for all test files, with one filled database that each file copies. */
import 'temporal-polyfill/global'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { guard } from '../../../scripts/guard.mjs'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/migrate.ts'
import { seedEmpty } from '../src/seed.ts'
import { tuesdayMorning } from './clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of this run's PostgreSQL, as the owner. */
    postgres: ClientConfig
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-panel-api-'))
  guard(folder)
  const { connection, stop } = await startEmbedded(folder)
  const client = new Client(connection)
  await client.connect()
  // The databases of a run end with it: writes need not reach the disk, and nothing needs to be vacuumed in a hundred of them.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.query('create database template_seeded')
  await client.end()
  const seeded = { ...connection, database: 'template_seeded' }
  await migrate(seeded)
  await seedEmpty(seeded, tuesdayMorning)
  project.provide('postgres', connection)
  return stop
}
