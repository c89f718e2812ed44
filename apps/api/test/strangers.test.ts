/** Two customers: what belongs to one does not exist for the other, whichever operation asks; row-level security is off, so the queries alone say so. */
import { describe, expect, it } from 'vitest'
import { handlers } from '../src/handlers.ts'
import { readContract } from '../src/platform/contract/document.ts'
import { Vendor, idParameters } from './vendor.ts'
import { openWorld } from './world.ts'

const world = await (await openWorld()).withoutRowSecurity()
const mara = await new Vendor(world, await world.signIn('mara')).open()
const noura = await new Vendor(world, await world.signIn('noura')).open()
const unknown = 999_999_999

const addressed = readContract().operations.flatMap((operation) =>
  idParameters(operation).map((parameter) => ({ name: operation.name, parameter, operation })),
)

describe('another customer', () => {
  it('has something of every kind that an operation names, so that this proves something', () => {
    expect([mara.lacking(), noura.lacking()]).toEqual([[], []])
  })

  it.each(addressed)(
    'LEAD-52 $name: a $parameter of theirs is as unknown as one that nobody has',
    async ({ name, operation, parameter }) => {
      // Of what is not built there may be nothing yet.
      const theirs = name in handlers ? await noura.id(parameter) : (noura.ids[parameter] ?? unknown - 1)
      const answers = await Promise.all([theirs, unknown].map((id) => mara.send(operation, { path: { [parameter]: id } })))
      const [foreign, none] = answers.map(({ statusCode, body }) => ({ statusCode, body }))
      expect(foreign).toEqual(none)
      expect(none).toMatchObject({ statusCode: 404, body: expect.stringContaining('"not_found"') })
    },
  )
})
