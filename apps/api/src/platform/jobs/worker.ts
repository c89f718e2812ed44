import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, runMigrations, type Task, type WorkerEvents } from 'graphile-worker'
import { Pool, type ClientConfig } from 'pg'
import { quietPool } from '../db/pool.ts'
import { removeUnnamedFiles } from '../files/remove-unnamed.ts'
import type { Job, JobTools } from '../hooks.ts'
import { deliver, TransportUnreachable } from './deliver.ts'
import { queuePool } from './queue-pool.ts'
import { startSweeper, type WorkerPresence } from './sweeper.ts'

export interface WorkerOptions extends JobTools {
  /** As the owner, to whom the queue's tables belong. */
  connection: ClientConfig
  log: FastifyBaseLogger
}

const ownJobs: Record<string, Job> = { deliver, remove_unnamed_files: removeUnnamedFiles }
const concurrency = 4
/** NOTIFY announces new jobs; polling is for scheduled retries. */
const pollMilliseconds = 2000
/** One process runs each; a run that failed is followed by the next one. */
const ownTimetable = { remove_unnamed_files: '17 * * * *' }
const crontab = (timetable: Record<string, string>) =>
  Object.entries(timetable)
    .map(([name, times]) => `${times} ${name} ?max=1&jobKey=${name}`)
    .join('\n')

/** Migrates the queue's own tables to their newest schema. */
export async function migrateJobs(connection: ClientConfig): Promise<void> {
  const pool = quietPool(new Pool({ ...connection, max: 1 }))
  try {
    await runMigrations({ pgPool: pool, logger: quietLogger() })
  } finally {
    await pool.end()
  }
}

/** Processes the queue until stopped. Any number of processes can share one database. */
export async function startWorker({ connection, log, ...tools }: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { pool, givenUp, giveUp } = queuePool({ ...connection, max: concurrency + 2, application_name: 'vendor-panel worker' })
  const events: WorkerEvents = new EventEmitter()
  const presence: WorkerPresence = { name: '', running: 0 }
  // Jobs are locked in the name of the pool.
  events.on('pool:create', ({ workerPool }) => (presence.name = workerPool.id))
  const counted =
    (work: (payload: unknown, isLastAttempt: boolean) => Promise<void>): Task =>
    async (payload, { job }) => {
      presence.running += 1
      await work(payload, job.attempts >= job.max_attempts).finally(() => (presence.running -= 1))
    }
  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    pollInterval: pollMilliseconds,
    crontab: crontab({ ...ownTimetable, ...tools.hooks.timetable }),
    logger: quietLogger((message) => log.warn({ message }, 'worker')),
    taskList: Object.fromEntries(
      Object.entries({ ...ownJobs, ...tools.hooks.jobs }).map(([name, job]) => [
        name,
        counted((payload, isLastAttempt) => job(tools, payload as never, isLastAttempt)),
      ]),
    ),
  })
  // Each also runs once at the start, which does not wait for a database that is busy.
  const added = Object.keys(tools.hooks.timetable).map((name) => runner.addJob(name, {}, { jobKey: name, maxAttempts: 1 }))
  Promise.all(added).catch((error: unknown) => log.warn({ err: error }, 'a scheduled job was not started; its next time counts'))
  const sweeper = startSweeper(connection, presence, log)
  return {
    async stop() {
      giveUp()
      await Promise.race([runner.stop(), givenUp])
      // Held to the end, because it shows that locked jobs are running.
      await sweeper.stop()
      await pool.end()
    },
  }
}

function quietLogger(warn: (message: string) => void = () => undefined): Logger {
  return new Logger(() => (level, message) => {
    // An unreachable transport is expected and not logged: the job stores it with its message.
    if ((level === 'error' || level === 'warning') && !message.includes(TransportUnreachable.name)) warn(message)
  })
}
