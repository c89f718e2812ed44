/**
 * `fresh-customer.cli.ts --like=mara --couples=20 --data=… --now=…`: one more customer like the one of mara in the demo, with 20 couples,
 * in the bundled database of a data folder. Prints the names its users sign in with, as JSON by their names in the demo. The journeys of a file sign in as users of a customer
 * that no other file knows.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
const { startEmbedded } = await import('../platform/db/embedded.ts')
const { clockFrom } = await import('../platform/clock.ts')
const { seedAccounts } = await import('./accounts.ts')
const { createAccount } = await import('./create-account.ts')
const { seededRandom } = await import('./random.ts')
const { addLeads, withDb } = await import('./seed.ts')
const { addWork } = await import('./work.ts')

const text = { type: 'string', default: '' } as const
const { values } = parseArgs({ options: { like: text, couples: text, data: text, now: text } })
const like = seedAccounts.find(({ users }) => users.some((user) => user.username === values.like))
if (!like) throw new Error(`Nobody in the demo is called "${values.like}".`)

const now = clockFrom(values.now)()
const { connection } = await startEmbedded(values.data)
const tag = randomBytes(4).toString('hex')
// Sign-in names, addresses and phone numbers are unique in the whole database.
const users = like.users.map((user) => ({
  ...user,
  username: `${user.username}-${tag}`,
  email: user.email.replace('@', `-${tag}@`),
  phone: user.phone && user.phone.replace(/\d{7}$/, String(randomInt(2_000_000, 9_999_999))),
}))
await withDb(connection, async (db) => {
  const customer = await createAccount(db, seededRandom(randomInt(2 ** 31)), { ...like, consumerKey: `ck_${tag}`, users }, now)
  // The same couples each time.
  await addLeads(db, seededRandom(1), customer, Number(values.couples), like.timeZone, now)
  await addWork(db, seededRandom(2), customer, now)
})
process.stdout.write(JSON.stringify(Object.fromEntries(like.users.map((user, index) => [user.username, users[index]!.username]))))
