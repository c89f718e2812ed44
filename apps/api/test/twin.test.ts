/** Calls every operation of a vendor without row-level security, next to a twin account: only the conditions in the queries separate the two. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractOperation } from '../src/platform/contract/document.ts'
import { ownerPool } from '../src/platform/db/pool.ts'
import { samples } from './samples.ts'
import { createTwin, watchForeignWrites, removeTwin, takeForeignWrites } from './twin.ts'
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
// Children before parents, and the session last.
const isSignOut = ({ name }: ContractOperation) => Number(name === 'deleteAccessToken')
const deletions = of('DELETE')
  .toReversed()
  .toSorted((one, other) => isSignOut(one) - isSignOut(other))

/** Expects a success, or the refusal that the samples name. */
function expectAccepted({ name }: ContractOperation, { statusCode, body }: { statusCode: number; body: string }): void {
  const outcome = statusCode < 300 ? 'accepted' : statusCode < 500 ? (JSON.parse(body) as { code: string }).code : body
  expect(outcome, `${body}\nIf ${name} needs other data, add it to the .samples.ts file of its noun.`).toBe(
    samples.refused[name] ?? 'accepted',
  )
}

describe('LEAD-52 next to another account with the same rows', () => {
  beforeAll(async () => {
    await createTwin(client, customerId)
    await watchForeignWrites(client, customerId)
  })

  it.each(of('POST', 'PUT', 'PATCH'))('$name writes only rows of its own account', async (operation) => {
    const isOnce = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
    const headers = isOnce ? { 'idempotency-key': randomUUID() } : {}
    expectAccepted(operation, mara.created.get(operation.name) ?? (await mara.send(operation, { headers })))
    expect(await takeForeignWrites(client)).toEqual([])
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
    // What a write has deleted is made again before anything is read.
    await mara.open()
    for (const operation of of('GET')) alone.set(operation.name, await read(operation))
  })

  it('has rows in every tenant table', async () => {
    expect(await createTwin(client, customerId)).toEqual([])
  })

  it.each(of('GET'))('does not change the answer of $name', async (operation) => {
    const answer = await read(operation)
    expectAccepted(operation, answer)
    expect(answer).toEqual(alone.get(operation.name))
  })

  it.each(deletions)('keeps its rows after $name', async (operation) => {
    expectAccepted(operation, await mara.send(operation))
    const record = /\/:(\w+)$/.exec(operation.path)?.[1]
    if (record) mara.forget(record)
    expect(await takeForeignWrites(client)).toEqual([])
  })
})
