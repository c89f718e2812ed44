/** Every operation of a vendor, called beside a twin and without row-level security: only the queries keep the two apart. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractOperation } from '../src/platform/contract/document.ts'
import { ownerPool } from '../src/platform/db/pool.ts'
import { samples } from './samples.ts'
import { makeTwin, noteStrangers, removeTwin, writtenStrangers } from './twin.ts'
import { Vendor, builtOperations } from './vendor.ts'
import { openWorld } from './world.ts'

const world = await (await openWorld()).withoutRowSecurity()
const pool = ownerPool(world.connection)
const client = await pool.connect()
afterAll(async () => {
  client.release()
  await pool.end()
})

const mara = await new Vendor(world, await world.signIn('mara')).open()
const customerId = await mara.number('customerId')

const of = (...methods: string[]) => builtOperations.filter(({ method }) => methods.includes(method))
// What belongs to something is deleted before it, and the session at last.
const isSignOut = ({ name }: ContractOperation) => Number(name === 'deleteAccessToken')
const deletions = of('DELETE')
  .toReversed()
  .toSorted((one, other) => isSignOut(one) - isSignOut(other))

/** Whether the answer is the one that is due: a success, unless nothing that the vendor has can be accepted. */
function expectDue({ name }: ContractOperation, { statusCode, body }: { statusCode: number; body: string }): void {
  const outcome = statusCode < 300 ? 'accepted' : statusCode < 500 ? (JSON.parse(body) as { code: string }).code : body
  expect(outcome, `${body}\nWhat ${name} needs stands in a .samples.ts beside its noun.`).toBe(samples.refused[name] ?? 'accepted')
}

describe('LEAD-52 beside another account with the same rows', () => {
  beforeAll(async () => {
    await makeTwin(client, customerId)
    await noteStrangers(client, customerId)
  })

  it.each(of('POST', 'PUT', 'PATCH'))('$name writes rows of its own account alone', async (operation) => {
    const isOnce = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
    const headers = isOnce ? { 'idempotency-key': randomUUID() } : {}
    expectDue(operation, mara.made.get(operation.name) ?? (await mara.send(operation, { headers })))
    expect(await writtenStrangers(client)).toEqual([])
  })
})

describe('LEAD-52 another account with the same rows', () => {
  const alone = new Map<string, object>()
  const read = async (operation: ContractOperation) => {
    const { statusCode, body } = await mara.send(operation)
    return { statusCode, body }
  }

  beforeAll(async () => {
    await removeTwin(client)
    for (const operation of of('GET')) alone.set(operation.name, await read(operation))
  })

  it('has rows in every table of customers', async () => {
    expect(await makeTwin(client, customerId)).toEqual([])
  })

  it.each(of('GET'))('is not seen in the answer of $name', async (operation) => {
    const answer = await read(operation)
    expectDue(operation, answer)
    expect(answer).toEqual(alone.get(operation.name))
  })

  it.each(deletions)('keeps its rows when $name deletes', async (operation) => {
    expectDue(operation, await mara.send(operation))
    const record = /\/:(\w+)$/.exec(operation.path)?.[1]
    if (record) mara.forget(record)
    expect(await writtenStrangers(client)).toEqual([])
  })
})
