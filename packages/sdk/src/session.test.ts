import { describe, expect, it } from 'vitest'
import { signInOperations } from '@vendor-panel/contract/operations'
import { endsSession } from './session.ts'

describe('the end of a session', () => {
  it.each([
    ['listLeads', 401, true],
    ['getAccessToken', 401, true],
    ['deleteAccessToken', 401, true],
    ['renewPassword', 401, true],
    ['listLeads', 403, false],
  ] as const)('ERR-01 %s answered with %i: %s', (operation, status, isEnd) => {
    expect(endsSession(operation, status)).toBe(isEnd)
  })

  it.each([
    [401, true],
    [404, true],
    [0, false],
    [500, false],
    [503, false],
  ])('AUTH-10 AUTH-11 loading it is answered with %i: %s', (status, isEnd) => {
    expect(endsSession('getAccessToken', status)).toBe(isEnd)
    expect(endsSession('getLead', 404)).toBe(false)
  })

  it('AUTH-42 AMB-20 is not the 401 of a sign-in, of any kind', () => {
    expect(signInOperations).toContain('createAccessToken')
    expect(signInOperations.filter((operation) => endsSession(operation, 401))).toEqual([])
  })
})
