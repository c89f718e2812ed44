import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, runMigrations, type Task, type WorkerEvents } from 'graphile-worker'
import { Pool, type ClientConfig } from 'pg'
import { quietPool } from '../db/pool.ts'
import { forgetExport, writeExport, type ExportJob } from '../exports/write-export.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeUnnamedFiles } from '../files/remove-unnamed.ts'
import { remind } from '../leads/remind.ts'
import { deliver, LineUnreachable, type Delivering } from './deliver.ts'
import { startSweeper, type WorkerPresence } from './sweeper.ts'

export interface WorkerOptions extends Delivering {
  /** As the owner: the queue's tables are nobody else's. */
  connection: ClientConfig
  log: FastifyBaseLogger
  files: FileStore
  now(): Temporal.Instant
}

const concurrency = 4
/** New jobs are told by NOTIFY; this is for those that wait for their next try. */
const pollMilliseconds = 2000
/** Once an hour, whichever process comes first; a run that failed gives way to the next one. */
const timetable = '17 * * * * remove_unnamed_files ?max=1&jobKey=remove_unnamed_files'

/** Brings the queue's own tables to their newest shape. */
export async function migrateJobs(connection: ClientConfig): Promise<void> {
  const pool = quietPool(new Pool({ ...connection, max: 1 }))
  try {
    await runMigrations({ pgPool: pool, logger: quietLogger() })
  } finally {
    await pool.end()
  }
}

/**
 * Works off the queue until stopped. Any number of processes may do so on one database. When the database drops its lines at a wrong
 * moment, the queue ends, or never gets going: another shift takes over.
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = once(signal, 'abort')
  const pause = () => sleep(pollMilliseconds, undefined, { signal }).catch(() => undefined)

  async function nextShift(): Promise<Shift | null> {
    while (!signal.aborted) {
      try {
        return await startShift(options)
      } catch (error) {
        options.log.warn({ reason: (error as Error).message }, 'the worker does not start')
        await pause()
      }
    }
    return null
  }

  async function keepOn(first: Shift): Promise<void> {
    for (let shift: Shift | null = first; shift; shift = await nextShift()) {
      await Promise.race([shift.over, stopped])
      // Ended while its listener has not yet noticed that the line is gone, it would give that line back twice, and throw.
      await pause()
      await shift.end()
    }
  }

  const ended = keepOn(await startShift(options))
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

/** `over` comes true when it finds no more jobs, though nobody has ended it. */
interface Shift {
  over: Promise<void>
  end(): Promise<void>
}

async function startShift({ connection, log, files, now, ...delivering }: WorkerOptions): Promise<Shift> {
  const pool = quietPool(
    new Pool({ ...connection, max: concurrency + 2, connectionTimeoutMillis: 10_000, application_name: 'vendor-panel worker' }),
  )
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

  const over = Promise.withResolvers<void>()
  // graphile-worker 0.18 asks once which tasks there are and keeps the answer, a failure too: from then on it finds no job.
  let hasLooked = false
  events.on('worker:getJob:empty', () => (hasLooked = true))
  events.on('job:start', () => (hasLooked = true))
  events.on('worker:getJob:error', () => {
    if (!hasLooked) over.resolve()
  })

  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    pollInterval: pollMilliseconds,
    crontab: timetable,
    // Without a batch, news of a job that is lost with its connection would be a promise that nobody catches: the end of this process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger((message) => log.warn({ message }, 'worker')),
    taskList: {
      deliver: counted((payload, isLastAttempt) => deliver(delivering, payload as Parameters<typeof deliver>[1], isLastAttempt)),
      write_export: counted((payload, isLastAttempt) => writeExport({ ...delivering, files, now }, payload as ExportJob, isLastAttempt)),
      forget_export: counted((payload) => forgetExport({ ...delivering, files, now }, payload as ExportJob)),
      remove_unnamed_files: counted(() => removeUnnamedFiles({ ...delivering, files, now })),
      remind: counted((payload) => remind(delivering.inCustomer, payload as Parameters<typeof remind>[1])),
    },
  }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  runner.promise.then(over.resolve, over.resolve)
  const sweeper = startSweeper(connection, presence, log)
  return {
    over: over.promise,
    async end() {
      // One that ended by itself refuses to be stopped.
      await runner.stop().catch(() => runner.promise.catch(() => undefined))
      // To the last, it says that somebody is at work on what is locked.
      await sweeper.stop()
      await pool.end()
    },
  }
}

function quietLogger(warn: (message: string) => void = () => undefined): Logger {
  return new Logger(() => (level, message) => {
    // A line that is away is no news: the job says so to its message.
    if ((level === 'error' || level === 'warning') && !message.includes(LineUnreachable.name)) warn(message)
  })
}
