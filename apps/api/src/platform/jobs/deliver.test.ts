import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { tablesWithText } from '../../../test/find-text.ts'
import { openWorld, reachable } from '../../../test/world.ts'
import { hooks } from '../../hooks.ts'
import { asCustomer, inTransaction } from '../db/transaction.ts'
import { localFiles } from '../files/local-files.ts'
import { smtpMailTransport, type Mail } from '../mail/mail-transport.ts'
import { startMailbox } from '../outbox/mailbox.ts'
import { type Sms } from '../sms/sms-transport.ts'
import { deliver, type Delivering, type TransportResult } from './deliver.ts'
import { startSweeper } from './sweeper.ts'
import { startWorker } from './worker.ts'
import { outboxSmsTransport } from '../outbox/outbox-sms.ts'

const { ok, newLead, signIn, db, pool, clock, connection, app, filesFolder } = await openWorld()
const mara = await signIn('mara')
const inCustomer: Delivering['inCustomer'] = (customerId, work) => inTransaction(pool, asCustomer(customerId), work)

/** A queued answer to a couple, and the worker's log. */
async function queued(channel: 'email' | 'sms' = 'email') {
  const path = { leadId: await newLead(1, reachable) }
  const text = `Written ${crypto.randomUUID()}`
  const sent =
    channel === 'email'
      ? await ok('createLeadMessage', { as: mara, path, body: { subject: 'Your wedding', body: text } })
      : await ok('createLeadSms', { as: mara, path, body: { body: text } })
  const delivery = await db.selectFrom('deliveries').selectAll().where('lead_message_id', '=', sent.data.id).executeTakeFirstOrThrow()
  const message = async () => (await ok('listLeadMessages', { as: mara, path })).data[0]!
  return { job: { customerId: delivery.customer_id, deliveryId: delivery.id }, message, text }
}

/** A fake transport that returns what the test wants, and records its calls. */
function transports(...outcomes: TransportResult[]) {
  const given: (Mail | Sms)[] = []
  const send = (one: Mail | Sms) => {
    given.push(one)
    return Promise.resolve(outcomes.shift() ?? 'sent')
  }
  return { given, delivering: { inCustomer, hooks, files: localFiles(filesFolder), mail: { send }, sms: { send } } }
}

describe('deliver', () => {
  it('sends a message once and stores that it was sent', async () => {
    const { job, message } = await queued()
    const { given, delivering } = transports()
    await deliver(delivering, job, false)
    await deliver(delivering, job, false)
    expect(given).toMatchObject([{ recipient: 'ada@example.com', sender: 'Rosewood Garden', subject: 'Your wedding', locale: 'en_CA' }])
    expect(await message()).toMatchObject({ status: 'sent', failReason: null })
  })

  it('many workers with one job send it once', async () => {
    const { job } = await queued('sms')
    const { given, delivering } = transports()
    await Promise.all(Array.from({ length: 8 }, () => deliver(delivering, job, false)))
    expect(given).toHaveLength(1)
  })

  it('a message that a failed attempt may have sent is not sent again', async () => {
    const { job, message } = await queued()
    await db.updateTable('deliveries').set({ status: 'sending' }).where('id', '=', job.deliveryId).execute()
    const { given, delivering } = transports()
    await deliver(delivering, job, false)
    expect(given).toEqual([])
    expect(await message()).toMatchObject({ status: 'failed', failReason: 'delivery_unknown' })
  })

  it.each([
    ['rejected', 'rejected'],
    ['unknown', 'delivery_unknown'],
  ] as const)('a transport with the result %s ends it as %s', async (outcome, failReason) => {
    const { job, message } = await queued()
    const { given, delivering } = transports(outcome)
    await deliver(delivering, job, false)
    await deliver(delivering, job, false)
    expect(given).toHaveLength(1)
    expect(await message()).toMatchObject({ status: 'failed', failReason })
  })

  it('an unreachable transport is retried, and given up in the end', async () => {
    const { job, message } = await queued()
    const { given, delivering } = transports('unreachable', 'unreachable')
    await expect(deliver(delivering, job, false)).rejects.toThrow('unreachable')
    expect(await message()).toMatchObject({ status: 'queued' })
    await deliver(delivering, job, true)
    expect(given).toHaveLength(2)
    expect(await message()).toMatchObject({ status: 'failed', failReason: 'unreachable' })
  })
})

describe('the text of a delivery', () => {
  it('AUTH-27 with a password link is removed from the database once it is sent', async () => {
    await ok('createPasswordReset', { body: { username: 'mara', userType: 'customer' } })
    const { id, customer_id, body } = await db.selectFrom('deliveries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    const key = /\/password-reset\/(\S+)/.exec(body)![1]!
    expect(await tablesWithText(db, key)).toEqual(['deliveries'])
    const { given, delivering } = transports()
    await deliver(delivering, { customerId: customer_id, deliveryId: id }, false)
    expect(JSON.stringify(given)).toContain(key)
    expect(await tablesWithText(db, key)).toEqual([])
  })

  it('AUTH-34 with the link of an invitation is removed from the database once it is sent', async () => {
    const { customer_id: customerId } = await db
      .selectFrom('customer_users')
      .select('customer_id')
      .where('username', '=', 'mara')
      .executeTakeFirstOrThrow()
    const person = { name: 'Lena Fischer', username: 'lena', emails: ['lena@rosewood.example'], phones: ['+16135550188'] }
    await ok('createCustomerUser', { as: mara, path: { customerId }, body: person })
    const { id, body } = await db.selectFrom('deliveries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    const secret = /\/register\/\d+\/\d+\/(\S+)/.exec(body)![1]!
    expect(await tablesWithText(db, secret)).toEqual(['deliveries'])
    const { given, delivering } = transports()
    await deliver(delivering, { customerId, deliveryId: id }, false)
    expect(JSON.stringify(given)).toContain(secret)
    expect(await tablesWithText(db, secret)).toEqual([])
  })

  it('is cleared when it is given up, and kept while it waits for another try', async () => {
    const { job } = await queued()
    const text = () => db.selectFrom('deliveries').select(['subject', 'body']).where('id', '=', job.deliveryId).executeTakeFirstOrThrow()
    const { delivering } = transports('unreachable', 'rejected')
    await expect(deliver(delivering, job, false)).rejects.toThrow('unreachable')
    expect((await text()).subject).toBe('Your wedding')
    await deliver(delivering, job, false)
    expect(await text()).toEqual({ subject: null, body: '' })
  })
})

describe('the worker', async () => {
  const mailbox = await startMailbox(db, clock.now)
  afterAll(() => mailbox.stop())
  const start = (sms: Delivering['sms'] = outboxSmsTransport(db, clock.now)) =>
    startWorker({
      connection,
      log: app.log,
      inCustomer,
      mail: smtpMailTransport(mailbox.url, 'no-reply@rosewood.example'),
      sms,
      files: localFiles(filesFolder),
      hooks,
      now: clock.now,
    })

  it('sends mail by SMTP to the outbox and SMS directly, and nothing of a refused call', async () => {
    const worker = await start()
    const [mail, sms] = [await queued('email'), await queued('sms')]
    await vi.waitFor(
      async () => expect([await mail.message(), await sms.message()]).toMatchObject([{ status: 'sent' }, { status: 'sent' }]),
      { timeout: 10_000 },
    )
    await worker.stop()
    const mails = await db.selectFrom('outbox_mails').selectAll().where('text_body', 'like', `${mail.text}%`).execute()
    expect(mails).toMatchObject([
      { recipient: 'ada@example.com', subject: 'Your wedding', sender: '"Rosewood Garden" <no-reply@rosewood.example>' },
    ])
    expect(mails[0]?.html_body).toContain('dir="ltr"')
    expect(await db.selectFrom('outbox_sms').selectAll().where('body', '=', sms.text).execute()).toMatchObject([
      { recipient: '+16135550160' },
    ])
  })

  it('takes over the jobs of a worker that was killed', async () => {
    const { job, message } = await queued()
    await sql`update graphile_worker._private_jobs set locked_by = 'worker-that-died', locked_at = now() - interval '1 minute', attempts = 1
      where payload ->> 'deliveryId' = ${String(job.deliveryId)}`.execute(db)
    const worker = await start()
    await vi.waitFor(async () => expect(await message()).toMatchObject({ status: 'sent' }), { timeout: 10_000 })
    await worker.stop()
  })

  it.each([
    ['that was killed', 'pool-that-died', 3, null],
    ['of its own, whose notification was lost with a connection', 'pool-of-ours', 0, null],
    ['of its own that is at work', 'pool-of-ours', 1, 'pool-of-ours'],
  ] as const)('frees a job of a worker %s', async (_what, lockedBy, running, after) => {
    const { job } = await queued()
    const lock = async () =>
      (
        await sql<{ locked_by: string | null }>`select locked_by from graphile_worker._private_jobs
        where payload ->> 'deliveryId' = ${String(job.deliveryId)}`.execute(db)
      ).rows[0]?.locked_by
    await sql`update graphile_worker._private_jobs set locked_by = ${lockedBy}, locked_at = now() - interval '1 minute'
      where payload ->> 'deliveryId' = ${String(job.deliveryId)}`.execute(db)
    await startSweeper(connection, { name: 'pool-of-ours', running }, app.log).stop()
    expect(await lock()).toBe(after)
  })

  const connections = sql`from pg_stat_activity
    where datname = current_database() and application_name in ('vendor-panel worker', 'vendor-panel sweeper')`
  const cutConnections = () => sql`select pg_terminate_backend(pid) ${connections}`.execute(db)
  const waitingForLock = async () => (await sql`select 1 ${connections} and wait_event_type = 'Lock'`.execute(db)).rows

  it('continues after the database has closed its connections', async () => {
    const worker = await start()
    await cutConnections()
    const { message } = await queued('sms')
    await vi.waitFor(async () => expect(await message()).toMatchObject({ status: 'sent' }), { timeout: 20_000 })
    await worker.stop()
  }, 30_000)

  it('continues after its very first query failed with its connection', async () => {
    const { message } = await queued('sms')
    const worker = await db.transaction().execute(async (trx) => {
      await sql`lock table graphile_worker._private_tasks in access exclusive mode`.execute(trx)
      const started = await start()
      await vi.waitFor(async () => expect(await waitingForLock()).not.toEqual([]), { timeout: 10_000 })
      await cutConnections()
      return started
    })
    await vi.waitFor(async () => expect(await message()).toMatchObject({ status: 'sent' }), { timeout: 20_000 })
    await worker.stop()
  }, 30_000)

  it('sends a message once although the notification was lost with its connection', async () => {
    const { job, message, text } = await queued('sms')
    const rows = sql`graphile_worker._private_jobs where payload ->> 'deliveryId' = ${String(job.deliveryId)}`
    const { given, delivering } = transports()
    let worker: Awaited<ReturnType<typeof start>> | undefined
    await db.transaction().execute(async (trx) => {
      worker = await start({
        send: async (sms) => {
          const outcome = await delivering.sms.send(sms)
          if (sms.body === text) await sql`select 1 from ${rows} for update`.execute(trx)
          return outcome
        },
      })
      await vi.waitFor(async () => expect(await waitingForLock()).not.toEqual([]), { timeout: 10_000 })
      await cutConnections()
    })
    await vi.waitFor(async () => expect((await sql`select 1 from ${rows}`.execute(db)).rows).toEqual([]), { timeout: 20_000 })
    expect(await message()).toMatchObject({ status: 'sent' })
    expect(given.filter((sms) => 'body' in sms && sms.body === text)).toHaveLength(1)
    await worker?.stop()
  }, 40_000)
})
