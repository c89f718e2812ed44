/**
 * `fresh-customer.cli.ts --like=mara --couples=20 --data=… --now=…` adds a customer like the one of mara in the demo, with 20 couples,
 * to the bundled database of a data folder, and prints as JSON the sign-in names of its users by their names in the demo. So each file of
 * journeys has a customer of its own.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
const { clockFrom } = await import('./platform/clock.ts')
const { startEmbedded } = await import('./platform/db/embedded.ts')
const { seedAccounts } = await import('./seed/accounts.ts')
const { namedRandom, seededRandom } = await import('./seed/random.ts')
const { seedAccount, withDb } = await import('./seed.ts')

const text = { type: 'string', default: '' } as const
const { values } = parseArgs({ options: { like: text, couples: text, data: text, now: text } })
const like = seedAccounts.find(({ users }) => users.some((user) => user.username === values.like))
if (!like) throw new Error(`No user of the demo is called "${values.like}".`)

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
// Own users, but the same couples each time.
const own = { users: seededRandom(randomInt(2 ** 31)), couples: seededRandom(1), work: seededRandom(2) }
const others = namedRandom(0)
const random = (name: string) => (name in own ? own[name as keyof typeof own] : others(name))
const account = { ...like, consumerKey: `ck_${tag}`, users, leads: Number(values.couples) }
await withDb(connection, (db) => seedAccount(db, account, random, now))
process.stdout.write(JSON.stringify(Object.fromEntries(like.users.map((user, index) => [user.username, users[index]!.username]))))
