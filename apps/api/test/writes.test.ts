/** Every write of a vendor: sent twice at once it causes no server error, and its audit entry holds no personal text. */
import { examples } from '@vendor-panel/contract/examples'
import { describe, expect, it } from 'vitest'
import { samples } from './samples.ts'
import { Vendor, builtOperations } from './vendor.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const { db } = world
const mara = await new Vendor(world, await world.signIn('mara')).open()

// Deletions last: the other writes need the records.
const writes = builtOperations
  .filter(({ method }) => method !== 'GET')
  .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

const entries = () => db.selectFrom('audit_entries').selectAll().orderBy('id').execute()

describe('every write', () => {
  const unaudited: string[] = []
  const succeeded: string[] = []

  it.each(writes)('$name sent twice at once causes no server error', async (operation) => {
    const before = (await entries()).length
    const answers = await Promise.all([1, 2].map(() => mara.send(operation)))
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
    if (answers.every(({ statusCode }) => statusCode >= 300)) return
    succeeded.push(operation.name)
    if ((await entries()).length === before) unaudited.push(operation.name)
  })

  it('WORK-01 leaves an audit entry', () => {
    expect(unaudited.toSorted()).toEqual([...samples.unaudited].toSorted())
    expect(succeeded.length).toBeGreaterThan(45)
  })

  it('WORK-01 leaves no personal text, secret or number in the audit log', async () => {
    const secret = /password|note|body|message|token|hash|iban|accountNumber|holder|phone|email|value|intro|needs/i
    const secrets = new Set<string>()
    for (const { name } of writes)
      JSON.stringify(examples[name].body ?? null, (field, value: unknown) => {
        if (typeof value === 'string' && value.length > 3 && secret.test(field)) secrets.add(value)
        return value
      })
    const details = (await entries()).map(({ detail }) => detail ?? '')
    expect(secrets.size).toBeGreaterThan(10)
    expect(details.filter((detail) => [...secrets].some((text) => detail.includes(text)))).toEqual([])
  })
})
