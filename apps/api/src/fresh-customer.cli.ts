/**
 * `fresh-customer.cli.ts --data=…` reads wishes, one JSON object in each line, such as `{ "like": "mara", "couples": 20, "now": "…" }`. Each
 * adds a customer like the one of mara in the demo, with 20 couples, to the bundled database of a data folder, and prints as JSON in one line
 * the sign-in names of its users by their names in the demo. So each file of journeys has a customer of its own. It ends with its input.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
const { startEmbedded } = await import('./platform/db/embedded.ts')
const { seedAccounts } = await import('./seed/accounts.ts')
const { namedRandom, seededRandom } = await import('./seed/random.ts')
const { seedAccount, withDb } = await import('./seed.ts')

const { values } = parseArgs({ options: { data: { type: 'string', default: '' } } })
const { connection } = await startEmbedded(values.data)

/** `now`: what the customer is dated by. */
type Wish = { like: string; couples: number; now: string }

async function makeCustomer({ like: name, couples, now }: Wish): Promise<Record<string, string>> {
  const like = seedAccounts.find((account) => account.users.some((user) => user.username === name))
  if (!like) throw new Error(`No user of the demo is called "${name}".`)
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
  const random = (part: string) => (part in own ? own[part as keyof typeof own] : others(part))
  const account = { ...like, consumerKey: `ck_${tag}`, users, leads: couples }
  await withDb(connection, (db) => seedAccount({ db, now: Temporal.Instant.from(now), account, files: undefined, random }))
  return Object.fromEntries(like.users.map((user, index) => [user.username, users[index]!.username]))
}

/** Of a few hundred random phone numbers two are the same in one of some hundred runs: then the customer is made with others. */
async function makeWithFreeNames(wish: Wish): Promise<Record<string, string>> {
  try {
    return await makeCustomer(wish)
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    return makeCustomer(wish)
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await makeWithFreeNames(JSON.parse(line) as Wish))}\n`)
