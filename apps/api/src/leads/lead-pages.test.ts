import { describe, expect, it } from 'vitest'
import { couple, openWorld } from '../../test/world.ts'

const { ok, newLead, refusal, signIn, clock } = await openWorld()
const mara = await signIn('mara')

const path = { leadId: await newLead(2) }
const write = (text: string) => ok('createIntakeMessage', { as: couple, path, body: { channel: 'sms', body: text } })

// Some of them at the same moment.
for (const text of ['one', 'two', 'three', 'four', 'five']) {
  await write(text)
  if (text !== 'two') clock.advance({ minutes: 1 })
}

describe('WORK-08 the history of a couple', () => {
  it.each(['listLeadMessages', 'listLeadHistory'] as const)(
    '%s is paged by cursor without repetition or gaps while entries are added',
    async (name) => {
      const read = async (query: object) => {
        const { data, meta } = await ok(name, { as: mara, path, query: { ...query } })
        return { ids: (data as { id: number }[]).map(({ id }) => id), meta }
      }
      const all = (await read({ limit: 100 })).ids
      const first = await read({ limit: 2 })
      await write('meanwhile')
      const second = await read({ limit: 2, cursor: first.meta.nextCursor })
      const rest = await read({ limit: 100, cursor: second.meta.nextCursor })
      expect([...first.ids, ...second.ids, ...rest.ids]).toEqual(all)
      expect(rest.meta).toMatchObject({ total: all.length + 1, nextCursor: null })
      expect((await read({ limit: 2, page: 2 })).ids).toEqual([first.ids[1], second.ids[0]])
      expect(await refusal(name, { as: mara, path, query: { cursor: 'nonsense' } })).toMatchObject({
        status: 422,
        errors: [{ path: 'cursor' }],
      })
    },
  )
})
