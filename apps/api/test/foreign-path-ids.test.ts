/** The id of another customer's record in a path is answered like an unknown id. Row-level security is off: the queries alone must ensure it. */
import { describe, expect, it } from 'vitest'
import { handlers } from '../src/handlers.ts'
import { readContract } from '../src/platform/contract/document.ts'
import { samples } from './samples.ts'
import { Vendor, idParameters } from './vendor.ts'
import { openWorld } from './world.ts'

const world = await (await openWorld()).withoutRowSecurity()
const mara = await new Vendor(world, await world.signIn('mara')).open()
const noura = await new Vendor(world, await world.signIn('noura')).open()
const unknown = 999_999_999

const addressed = readContract().operations.flatMap((operation) =>
  idParameters(operation)
    .filter((parameter) => !samples.shared.has(parameter))
    .map((parameter) => ({ name: operation.name, parameter, operation })),
)

describe('another customer', () => {
  it('has a record of every kind', () => {
    expect([mara.missing(), noura.missing()]).toEqual([[], []])
  })

  it.each(addressed)(
    'LEAD-52 $name answers a $parameter of another customer like an unknown one',
    async ({ name, operation, parameter }) => {
      // Records of operations that are not built may not exist yet.
      const theirs = name in handlers ? await noura.id(parameter) : (noura.ids[parameter] ?? unknown - 1)
      const answers = await Promise.all([theirs, unknown].map((id) => mara.send(operation, { path: { [parameter]: id } })))
      const [foreign, none] = answers.map(({ statusCode, body }) => ({ statusCode, body }))
      expect(foreign).toEqual(none)
      expect(none).toMatchObject({ statusCode: 404, body: expect.stringMatching(/"code":"(\w+_)?not_found"/) })
    },
  )
})
