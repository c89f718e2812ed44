import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('USER-22 only changed fields are sent', () => {
  const loaded = { name: 'Mara', bio: null, emails: ['a@b.example'], image: { path: '/a' } }
  expect(changedFields(loaded, { ...loaded })).toEqual({})
  expect(changedFields(loaded, { ...loaded, name: 'Mara L.' })).toEqual({ name: 'Mara L.' })
  expect(changedFields(loaded, { ...loaded, emails: ['a@b.example'] })).toEqual({})
  expect(changedFields(loaded, { ...loaded, emails: ['a@b.example', 'c@d.example'] })).toEqual({ emails: ['a@b.example', 'c@d.example'] })
  expect(changedFields(loaded, { ...loaded, image: { path: '/b' } })).toEqual({ image: { path: '/b' } })
})

it('USER-22 null and empty text are equal; clearing a field is a change', () => {
  expect(changedFields<{ bio: string | null }>({ bio: null }, { bio: '' })).toEqual({})
  expect(changedFields<{ bio: string }>({}, { bio: '' })).toEqual({})
  expect(changedFields({ bio: 'Hello' }, { bio: '' })).toEqual({ bio: '' })
})

it.each([
  ['', ['a@b.example']],
  [{ crop: null }, { crop: { x: 1 } }],
  [{ crop: 1 }, { crop: { x: 1 } }],
  [[], {}],
  [{}, Object.create({ x: 2 })],
  [['a'], ['a', 'b']],
  [new Set(['a']), new Set(['b'])],
  [Object.create({ x: 1 }), Object.create({ x: 2 })],
  [Temporal.PlainDate.from('2026-11-21'), Temporal.PlainDate.from('2026-11-22')],
  [Temporal.PlainDate.from('2026-11-21'), '2026-11-21'],
  [new Date(0), new Date(1)],
  [new File(['a'], 'a.png'), new File(['b'], 'b.png')],
])('USER-22 from %j to %j is a change, and back again', (one, other) => {
  expect(changedFields<{ field: unknown }>({ field: one }, { field: other })).toEqual({ field: other })
  expect(changedFields<{ field: unknown }>({ field: other }, { field: one })).toEqual({ field: one })
})

it('USER-22 the same day or time is not a change', () => {
  const at = '2026-11-21T12:00:00Z'
  const one = { day: Temporal.PlainDate.from('2026-11-21'), rows: [{ at: Temporal.Instant.from(at) }] }
  expect(changedFields(one, { day: Temporal.PlainDate.from('2026-11-21'), rows: [{ at: Temporal.Instant.from(at) }] })).toEqual({})
})

it('USER-22 applying the changes results in the form', () => {
  const record = fc.record({ name: fc.string(), flags: fc.array(fc.boolean()), bio: fc.string() })
  fc.assert(
    fc.property(record, record, (loaded, form) => {
      expect({ ...loaded, ...changedFields(loaded, form) }).toEqual(form)
    }),
  )
})
