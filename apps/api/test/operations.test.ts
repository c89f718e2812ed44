import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftOperations } from '@vendor-panel/contract/drafts'
import type { OperationName } from '@vendor-panel/contract/operation-types'
import { operationTable } from '@vendor-panel/contract/operations'
import { describe, expect, it } from 'vitest'
import { requireAgreement } from '../src/platform/contract/agreement.ts'
import { Refusal } from '../src/platform/contract/refusal.ts'
import type { AnyHandler } from '../src/platform/contract/run-operation.ts'
import { handlers } from '../src/handlers.ts'
import { notYet } from '../src/not-yet.ts'
import { openWorld, requestHelpers } from './world.ts'

const world = await openWorld()
const mara = await world.signIn('mara')

const folders = [join(import.meta.dirname, '../src'), import.meta.dirname]
const tests = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const names = Object.keys(operationTable) as OperationName[]
const built = Object.keys(handlers) as OperationName[]

describe('HTTP-08 every operation has a test', () => {
  it('of its answer', () => {
    expect(built.filter((name) => !tests.includes(`ok('${name}'`))).toEqual([])
  })

  it('of a refusal of its own', () => {
    expect(built.filter((name) => !tests.includes(`refusal('${name}'`))).toEqual([])
  })
})

describe('not-yet.ts', () => {
  it('lists the operations without a handler, each once, and no others', () => {
    expect(notYet.toSorted()).toEqual(names.filter((name) => !built.includes(name)).toSorted())
  })

  it('lists every draft of the contract: a built operation is not a draft', () => {
    expect(draftOperations.filter((name) => !(notYet as readonly string[]).includes(name))).toEqual([])
  })
})

describe('the server does not start', () => {
  const agree = (operations: string[], withHandler: string[], toCome: string[]) => () => requireAgreement(operations, withHandler, toCome)

  it('if contract and handlers disagree, and names the difference in one sentence', () => {
    expect(agree(['a', 'b'], ['a'], ['b'])).not.toThrow()
    expect(agree(['a', 'b', 'c'], ['a', 'd'], ['a', 'e'])).toThrow(
      "The contract and the server's handlers disagree about b, c (without a handler and not in not-yet.ts); " +
        'a (with a handler and in not-yet.ts as well); d (with a handler, but described nowhere); e (in not-yet.ts, but described nowhere).',
    )
  })

  it('if a handler is missing or surplus', async () => {
    const { getLead: _, ...missing } = handlers
    await expect(world.anotherApp({ handlers: missing })).rejects.toThrow(/disagree about getLead \(without a handler/)
    const surplus = { ...handlers, ghost: refusing(new Refusal(404, 'not_found')) }
    await expect(world.anotherApp({ handlers: surplus })).rejects.toThrow(/disagree about ghost \(with a handler/)
  })
})

describe('a handler in tests', () => {
  it('that refuses with an undeclared status or code fails', async () => {
    const refused = async (getPromptMeta: AnyHandler) =>
      requestHelpers(await world.anotherApp({ handlers: { ...handlers, getPromptMeta } })).refusal('getPromptMeta', { as: mara })
    for (const handler of [
      refusing(new Refusal(409, 'illegal_transition')),
      refusing(new Refusal(403, 'in_flight')),
      refusing(new Refusal(422, 'invalid', { errors: [{ path: 'password', code: 'password_too_common' }] })),
    ])
      expect(await refused(handler)).toMatchObject({ status: 500, code: 'unexpected' })
    expect(await refused(refusing(new Refusal(403, 'forbidden')))).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

function refusing(refusal: Refusal): AnyHandler {
  return async () => {
    throw refusal
  }
}
