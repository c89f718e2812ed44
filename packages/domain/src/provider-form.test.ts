import { describe, expect, it } from 'vitest'
import { providerFormProblems, tidiedFormAnswers } from './provider-form.ts'

const options = [{ id: 'on_site' }, { id: 'nearby' }]
const fields = [
  { fieldName: 'parking', type: 'choice', required: true, options },
  { fieldName: 'included', type: 'choices', required: false, options },
  { fieldName: 'rooms', type: 'number', required: false, options: [] },
  { fieldName: 'note', type: 'text', required: false, options: [] },
] as const

describe('providerFormProblems', () => {
  it.each([
    [{ parking: ['on_site'] }, []],
    [{}, [{ path: 'parking', code: 'required' }]],
    [{ parking: ['roof'] }, [{ path: 'parking', code: 'not_allowed' }]],
    [{ parking: ['on_site', 'nearby'] }, [{ path: 'parking', code: 'too_many', params: { max: 1 } }]],
    [{ parking: ['nearby'], included: ['on_site', 'nearby'] }, []],
    [{ parking: ['nearby'], included: ['on_site', 'roof'] }, [{ path: 'included', code: 'not_allowed' }]],
    [{ parking: ['nearby'], rooms: ['0'] }, []],
    [{ parking: ['nearby'], rooms: ['99999'] }, []],
    [{ parking: ['nearby'], rooms: ['100000'] }, [{ path: 'rooms', code: 'at_most', params: { max: 99_999 } }]],
    [{ parking: ['nearby'], rooms: ['-1'] }, [{ path: 'rooms', code: 'invalid_number' }]],
    [{ parking: ['nearby'], rooms: ['1.5'] }, [{ path: 'rooms', code: 'invalid_number' }]],
    [{ parking: ['nearby'], note: ['a'.repeat(500)] }, []],
    [{ parking: ['nearby'], note: ['a'.repeat(501)] }, [{ path: 'note', code: 'too_long', params: { max: 500 } }]],
    [{ parking: ['nearby'], roof: ['yes'] }, [{ path: 'roof', code: 'unknown_field' }]],
  ])('PROV-23 the answers %o have these problems', (answers, expected) => expect(providerFormProblems(fields, answers)).toEqual(expected))

  it('PROV-23 a field that every object has is not an answer', () => {
    const [parking] = fields
    expect(providerFormProblems([{ ...parking, fieldName: 'toString' }], {})).toEqual([{ path: 'toString', code: 'required' }])
  })
})

it('PROV-23 blank and repeated answers do not count', () => {
  expect(
    tidiedFormAnswers([
      { fieldName: 'parking', values: [' on_site ', 'on_site', ''] },
      { fieldName: 'note', values: ['  '] },
    ]),
  ).toEqual({ parking: ['on_site'] })
})
