/** Number and security code of a card are nowhere on this server, whatever is done with the card or typed into a wrong field (PAY-13). */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import type { Body } from '@vendor-panel/contract/operation-types'
import { startDemoBank } from '../src/platform/bank/demo-bank.ts'
import { httpBank } from '../src/platform/bank/http-bank.ts'
import { tablesWithMatch } from './find-text.ts'
import { cardOf, decide, fieldsOf, paymentHelpers, tokenOf } from './payments.ts'
import { openWorld, type Call } from './world.ts'

const number = '378734493671000'
const grouped = '3787 344936 71000'
// With a zero in front, so that no id and no amount is the same.
const cvv = '0937'
const needles = new RegExp(`${number}|${grouped}|(?<![\\w.-])${cvv}(?![\\w.-])`)

const key = await startDemoBank()
afterAll(() => key.stop())
const bank = httpBank(key)
let log = ''
const stream = new PassThrough().on('data', (chunk: Buffer) => (log += chunk.toString()))
// The bank has the clock of the machine.
const world = await openWorld({ bank, now: () => Temporal.Now.instant(), logger: { level: 'trace', stream } })
const { ok, refusal, answer, signIn, db, filesFolder } = world
const mara = await signIn('mara')
const { due, pay, comeBack } = paymentHelpers(world)

const tableNames = () => tablesWithMatch(db, needles.source)
/** The files under a folder that have one of the texts. */
const filesWith = (folder: string, names = readdirSync(folder, { recursive: true, withFileTypes: true })) =>
  names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => [number, grouped].some((text) => readFileSync(path).includes(text)))

/** The folder of this database in PostgreSQL, and the name of its current log of writes, after everything was written to files. */
async function writtenFiles() {
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ folder: string; oid: string; wal: string }>`
    select current_setting('data_directory') as folder, (select oid::text from pg_database where datname = current_database()) as oid,
      pg_walfile_name(pg_current_wal_insert_lsn()) as wal`.execute(db)
  const { folder, oid, wal } = rows[0]!
  return { base: join(folder, 'base', oid), walFolder: join(folder, 'pg_wal'), wal }
}

it('PAY-13 PAY-19 a card that is paid with, saved, declined, or typed into a wrong field is in no table, file, log or stored answer', async () => {
  expect(await tableNames()).toEqual([])
  const before = await writtenFiles()
  const answers: string[] = []
  const card = { ...cardOf(number), cvv }
  const newCard = async (more = {}) => ({ type: 'new', token: await tokenOf(bank, card), ...more }) as const
  const itemOf = async () => ({ type: 'pending-payment', pendingPaymentId: await due(1) }) as const
  const finish = async (used: Body<'createPurchase'>['card'], decision: 'approve' | 'decline') => {
    const { payment, threeD } = await pay(mara, { item: await itemOf(), card: used })
    await comeBack(fieldsOf(await decide(threeD?.type === 'redirect' ? threeD.redirectUrl : '', decision)))
    answers.push(JSON.stringify(await ok('getPayment', { as: mara, path: { paymentId: payment.id } })))
    return payment.id
  }
  const paid = await finish(await newCard({ save: true, name: 'Company card' }), 'approve')
  answers.push((await answer('downloadPaymentReceipt', { as: mara, path: { paymentId: paid } })).bytes.toString('latin1'))
  const [saved] = (await ok('listCreditCards', { as: mara, path: { customerId: 1 } })).data
  expect(saved).toMatchObject({ maskedNumber: '•••• 1000' })
  await finish({ type: 'saved', creditCardId: saved!.id }, 'approve')
  await finish(await newCard(), 'decline')

  // A client that confuses the bank with this server.
  const wrong: [Parameters<typeof refusal>[0], Call][] = []
  for (const fields of [{ card: { type: 'new', ...card } }, { card: { type: 'new', token: number } }, { card: await newCard({ cvv }) }])
    wrong.push(['createPurchase', { body: { item: await itemOf(), ...fields } }])
  for (const fields of [{ name: grouped }, { name: number, cvv }])
    wrong.push(['createPurchase', { body: { item: await itemOf(), card: await newCard({ save: true, ...fields }) } }])
  wrong.push(['createPurchase', { body: { item: await itemOf(), card: await newCard(), couponCode: number } }])
  for (const body of [card, { token: number }, { token: (await newCard()).token, name: grouped }])
    wrong.push(['createCreditCard', { path: { customerId: 1 }, body }])
  wrong.push(['updateCreditCard', { path: { customerId: 1, creditCardId: saved!.id }, body: { name: grouped } }])
  wrong.push(['listInstallmentOptions', { query: { amount: 490, bin: number } }])
  wrong.push(['getPayment', { path: { paymentId: number } }])
  for (const [name, call] of wrong) {
    const refused = await refusal(name, { as: mara, headers: { 'idempotency-key': randomUUID() }, ...call })
    answers.push(JSON.stringify([refused.errors, refused.message]))
  }
  const broken = await world.app.inject({
    method: 'POST',
    url: '/api/payments/purchases',
    headers: { ...mara, 'content-type': 'application/json' },
    payload: `{"number":"${number}","cvv":"${cvv}"`,
  })
  expect(broken.statusCode).toBe(400)
  answers.push(broken.body)

  expect(log).toContain('"route":"/api/')
  expect(needles.exec(log)).toBeNull()
  for (const text of answers) expect(needles.exec(text)).toBeNull()
  expect(await tableNames()).toEqual([])
  const after = await writtenFiles()
  expect(filesWith(filesFolder)).toEqual([])
  expect(filesWith(after.base)).toEqual([])
  const segments = readdirSync(after.walFolder, { withFileTypes: true }).filter(({ name }) => name >= before.wal && name <= after.wal)
  expect(segments.length).toBeGreaterThan(0)
  expect(filesWith(after.walFolder, segments)).toEqual([])

  // The search finds what is there.
  await db
    .updateTable('credit_cards')
    .set({ name: `${number}, ${cvv}` })
    .where('id', '=', saved!.id)
    .execute()
  expect(await tableNames()).toEqual(['credit_cards'])
  expect(filesWith((await writtenFiles()).base)).not.toEqual([])
})
