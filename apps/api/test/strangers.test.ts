/** Two customers: what belongs to one does not exist for the other, whichever operation asks (every one of the contract with an id in its address). */
import { describe, expect, it } from 'vitest'
import { readContract } from '../src/platform/contract/document.ts'
import { idParameters, idsOf, send } from './hostile-ids.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const mara = await world.signIn('mara')
const noura = await world.signIn('noura')
const { ids: own, missing } = await idsOf(world, mara)
const { ids: theirs, missing: theirMissing } = await idsOf(world, noura)
const unknown = 999_999_999

const { operations } = readContract()
const addressed = operations.flatMap((operation) =>
  idParameters(operation).map((parameter) => ({ name: operation.name, parameter, operation })),
)

describe('another customer', () => {
  it('has something of every kind that an operation names, so that this proves something', () => {
    expect({ ...missing, ...theirMissing }).toEqual({})
  })

  it.each(addressed)('LEAD-52 $name: a $parameter of theirs is as unknown as one that nobody has', async ({ operation, parameter }) => {
    const answers = await Promise.all(
      [theirs[parameter] ?? unknown - 1, unknown].map((id) => send(world, operation, { ...own, [parameter]: id }, mara)),
    )
    const [foreign, none] = answers.map(({ statusCode, body }) => ({ statusCode, body }))
    expect(foreign).toEqual(none)
    expect(none).toMatchObject({ statusCode: 404, body: expect.stringContaining('"not_found"') })
  })
})
