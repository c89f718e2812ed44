/** Every `npm run demo` command, played against a running server with the demo's data. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVendorApi, type VendorApi } from '@vendor-panel/sdk'
import { demoPassword } from '../src/seed/people.ts'
import { startServer, type ServerProcess } from './process.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'vendor-panel-demo-'))
chmodSync(dataFolder, 0o755)
let server: ServerProcess
let mara: VendorApi
beforeAll(async () => {
  server = await startServer({ dataFolder })
  let token: string | null = null
  const session = { accessToken: () => token, consumerKey: () => 'vendor-panel-web', switchUser: () => null }
  mara = createVendorApi({ baseUrl: `${server.origin}/api`, locale: () => 'en_CA', session })
  token = (await mara.createAccessToken({ body: { username: 'mara', password: demoPassword } })).accessToken.id
})
afterAll(async () => {
  await server.stop()
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

const command = join(import.meta.dirname, '../src/demo/demo.cli.ts')
/** What the command prints: its report, or why it did nothing. */
async function play(...commandArgs: string[]): Promise<{ code: number; output: string; why: string }> {
  const args = [
    '--conditions=@vendor-panel/source',
    '--disable-warning=ExperimentalWarning',
    command,
    ...commandArgs,
    `--data=${dataFolder}`,
  ]
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, why, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number]>])
  return { code, output, why }
}
async function played(...commandArgs: string[]): Promise<string> {
  const { code, output, why } = await play(...commandArgs)
  expect({ code, why }).toEqual({ code: 0, why: '' })
  return output
}
/** The couple of the latest `couple` command. */
async function asked(): Promise<{ leadId: number }> {
  const output = await played('couple')
  return { leadId: Number(/\/leads\/(\d+)/.exec(output)?.[1]) }
}
const messagesOf = async (leadId: number) => (await mara.listLeadMessages({ path: { leadId } })).data
const couplesNamed = async (q: string) => (await mara.listLeads({ query: { q } })).data.map(({ couple }) => couple.name)
const answerByMail = { subject: 'Your wedding', body: 'Dear couple, we are free on that day.' }

/** The mail to the couple is sent in the background. */
const sentWithin = { timeout: 30_000, interval: 500 }

/** What each command changes for the vendor. */
const effects: Record<string, () => Promise<void>> = {
  async couple() {
    const { leadId } = await asked()
    expect((await mara.listLeads({ query: { limit: 1 } })).data[0]).toMatchObject({ id: leadId, status: 'new', readStatus: 'unread' })
    await played('couple', '--answer')
    expect(await messagesOf(leadId)).toMatchObject([{ direction: 'in' }])
  },
  async call() {
    const path = await asked()
    await played('call', '--end=missed')
    expect((await mara.listLeadCalls({ path })).data).toMatchObject([{ direction: 'in' }])
  },
  async like() {
    const path = await asked()
    await played('like')
    expect((await mara.listLeadHistory({ path })).data.map(({ type }) => type)).toContain('like')
  },
  async reply() {
    const path = await asked()
    await mara.createLeadMessage({ path, body: answerByMail })
    await expect.poll(async () => (await play('reply')).code, sentWithin).toBe(0)
    expect((await messagesOf(path.leadId)).map(({ direction }) => direction)).toContain('in')
  },
  async offer() {
    const path = await asked()
    const validUntil = Temporal.Now.plainDateISO('UTC').add({ days: 20 }).toString()
    const about = { reduction: 0, eventDate: null, spaceName: null, guestCount: null, note: '', locale: 'en_CA' as const }
    await mara.createLeadOffer({ path, body: { ...about, lines: [{ name: 'Dinner', quantity: 100, price: 90 }], validUntil } })
    await expect.poll(async () => (await play('offer')).code, sentWithin).toBe(0)
    expect((await mara.listLeadOffers({ path })).data).toMatchObject([{ state: 'accepted' }])
  },
  async booking() {
    const couple = /^(.+) booked /.exec(await played('booking'))?.[1]
    expect(await couplesNamed(couple!)).toContain(couple)
  },
  async 'portal-mail'() {
    await played('portal-mail')
    expect((await mara.listLeads({ query: { limit: 1 } })).data[0]).toMatchObject({ source: 'mail', readStatus: 'unread' })
  },
  async seo() {
    const waiting = async () => (await mara.listChangeRequests({ query: { providerId: 1 } })).data.filter((one) => one.status === 'pending')
    const before = await waiting()
    await played('seo', '--all')
    expect(before.length).toBeGreaterThan(0)
    expect(await waiting()).toEqual([])
  },
  async sales() {
    const signed = async () => (await mara.listReferralProposals({ query: { limit: 100 } })).data.filter((one) => one.status === 'signed')
    const before = await signed()
    expect(await played('sales')).toMatch(/^Signed: /)
    expect((await signed()).length).toBe(before.length + 1)
  },
  async merchant() {
    expect(await play('merchant')).toMatchObject({ code: 1, why: 'No application of account 1 is pending.\n' })
  },
  async bank() {
    expect(await played('bank')).toMatch(/^No payment waits for the bank\..*\n(?: {2}\d{16} .+\n)+$/)
  },
  async admin() {
    const link = /https?:\/\/\S+/.exec(await played('admin'))?.[0]
    expect((await fetch(link!)).status).toBe(200)
  },
}

describe('npm run demo', () => {
  it('names its commands when it does not know one', async () => {
    const { code, why } = await play('toString')
    expect(code).toBe(1)
    expect(why.split('--').at(-1)!.trim().split(' | ').toSorted()).toEqual(Object.keys(effects).toSorted())
  })

  it.each(Object.entries(effects))('%s acts in the running system, or says what it needs', async (_name, hasEffect) => hasEffect(), 60_000)
})
